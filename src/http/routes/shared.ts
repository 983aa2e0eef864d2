/** What many routes declare alike. */
import { Type } from 'typebox';
import type { AnswerSpec } from '../route.js';

export const NO_PARAMETERS = Type.Object({});

const Issue = Type.Object({
  pointer: Type.String(),
  code: Type.String(),
  message: Type.String(),
  allowedValues: Type.Optional(Type.Array(Type.Unknown())),
  hint: Type.Optional(Type.String()),
});

/** The body of every answer that is no success. */
export const ErrorBody = Type.Object(
  {
    status: Type.Literal('failed'),
    message: Type.String(),
    type: Type.String(),
    title: Type.String(),
    detail: Type.String(),
    code: Type.String({ description: 'Stable; made for programmes.' }),
    issues: Type.Optional(Type.Array(Issue)),
    requestId: Type.String(),
  },
  { title: 'Error' },
);

export function errorAnswer(description: string): AnswerSpec {
  return { description, schema: ErrorBody };
}

/** What every call with a key may answer. */
export const COMMON_ERRORS = {
  400: errorAnswer('An error was raised, or no record was found.'),
  401: errorAnswer('The API key is missing or wrong.'),
  503: errorAnswer('The store cannot be reached, the queue is full, or the service is stopping.'),
} as const;
