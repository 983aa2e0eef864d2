/** What the dock tells of the loading of a saved load. */
import { LONGEST_NOTE, PROGRESS_KINDS } from '../domain/progress.js';
import * as field from './fields.js';
import { whole } from './figures.js';
import { LIMITS } from './limits.js';
import { SucceededSchema } from './outcome.js';
import Type, { type Static } from './typebox.js';

/** Events that one call may bring. */
const MOST_AT_ONCE = 500;

const sequence = (description: string) => Type.Integer({ minimum: 1, maximum: LIMITS.whole, description });
const side = (description: string) => Type.Number({ minimum: 0, maximum: LIMITS.size, description });

const KIND = Type.Enum([...PROGRESS_KINDS], {
  description:
    '`Done` and `Undone`: of those of one place the later holds, by `at`, then by `id`. `Missing`, `Damaged`, `DoesNotFit`, ' +
    '`Forbidden`, `Other`: pieces that cannot be loaded; of those of one place the later holds, too. `Remark`: a note.',
});
const ID = 'Given by who tells it. An event whose id the version has already is not added again.';
const CONTAINER = 'Sequence of the filled container; of a finished pallet, of one that it goes into.';
const PALLET =
  'Number of the finished pallet in the work order, whose building this is; null: the container is loaded.';
const SECTION = 'Number of the section.';
const SPACE = 'Sequence of the space in its container or pallet; null: the whole section.';
const COUNT = 'Pieces; null: all of the place. Of a problem 0: it is taken back.';
const SIZE = 'What somebody measured, in the unit of the saved load.';
const SIDES = { length: side('Length.'), width: side('Width.'), height: side('Height.') };

const NewEventSchema = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 64, pattern: '^[\\w-]+$', description: ID }),
    at: Type.String({
      description: 'When it was, with a time zone; not in the future.',
      'x-shown': { format: 'date-time' },
    }),
    container: sequence(CONTAINER),
    pallet: field.optional(sequence(PALLET)),
    section: sequence(SECTION),
    space: field.optional(sequence(SPACE)),
    kind: KIND,
    count: field.optional(Type.Integer({ minimum: 0, maximum: LIMITS.pieces, description: COUNT })),
    size: field.optional(Type.Object(SIDES, { description: SIZE })),
    text: field.optional(Type.String({ maxLength: LONGEST_NOTE, description: 'In words.' })),
  },
  { description: 'What somebody at the dock did or found.' },
);

export const NewProgressSchema = Type.Object(
  {
    version: field.optional(sequence('Version of the load that is loaded. Absent: the one that it has.')),
    events: Type.Array(NewEventSchema, { minItems: 1, maxItems: MOST_AT_ONCE }),
  },
  { $id: 'NewProgress', description: 'What is told of the loading of a version.' },
);

export const FiguresSchema = Type.Object(
  {
    done: whole('Pieces that are loaded.'),
    of: whole('Pieces of the plan; of alternatives, of the container that is loaded.'),
    problems: whole('Places at which something cannot be loaded.'),
  },
  { description: 'How far the loading is.' },
);

const TOLD_OF = {
  version: Type.Integer({ minimum: 1, description: 'The version that was told of.' }),
  savedAt: Type.String({ format: 'date-time', description: 'When that version was saved.' }),
  progress: FiguresSchema,
};

/** Of a load, too. */
export const OlderPlanSchema = Type.Object(TOLD_OF, {
  description:
    'The earlier plan that the dock loads by, while nothing was told of the newest one; null: there is none.',
});

const ABOUT = {
  version: Type.Integer({ minimum: 1, description: 'Version of the load that this is about.' }),
  newestVersion: Type.Integer({ minimum: 1, description: 'That of the load as it is now.' }),
  progress: FiguresSchema,
};

const EventSchema = Type.Object(
  {
    id: Type.String({ description: ID }),
    at: Type.String({ format: 'date-time' }),
    by: Type.String({ description: 'E-mail of who told it; empty: somebody with a link.' }),
    container: Type.Integer({ description: CONTAINER }),
    pallet: Type.Optional(Type.Integer({ description: PALLET })),
    section: Type.Integer({ description: SECTION }),
    space: Type.Optional(Type.Integer({ description: SPACE })),
    kind: KIND,
    count: Type.Optional(Type.Integer({ description: COUNT })),
    size: Type.Optional(Type.Object(SIDES, { description: SIZE })),
    text: Type.Optional(Type.String({ description: 'In words.' })),
  },
  { description: 'What somebody at the dock did or found.' },
);

const EVENTS = Type.Array(EventSchema, { description: 'By when it was, then by id.' });

export const AddedProgressSchema = Type.Object(
  { ...SucceededSchema, ...ABOUT },
  { $id: 'AddedProgress', description: 'How far the loading of a version is, with what was told now.' },
);

const OLDER = field.nullable(OlderPlanSchema);
const EARLIER = Type.Array(Type.Object(TOLD_OF), {
  description: 'Of the five versions before this one those that something was told of, newest first.',
});

export const ProgressSchema = Type.Object(
  { ...SucceededSchema, ...ABOUT, older: OLDER, earlier: EARLIER, events: EVENTS },
  { $id: 'Progress', description: 'All that was told of the loading of a version.' },
);

/** In a stream of events. */
export const ProgressNewsSchema = Type.Object(
  { ...ABOUT, older: OLDER, earlier: EARLIER, events: EVENTS },
  {
    $id: 'ProgressNews',
    description: 'What is new in the loading of a load: at first, and of another version, all of it.',
  },
);

export type NewProgressBody = Static<typeof NewProgressSchema>;
export type ProgressNews = Static<typeof ProgressNewsSchema>;
