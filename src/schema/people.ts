/** People: what is sent to sign in and to manage who may, and what is answered. */

import { LANGUAGE, UOM } from './enums.js';
import * as field from './fields.js';
import { LIMITS } from './limits.js';
import { pageOf, SucceededSchema, WarningsSchema } from './outcome.js';
import { ROLES } from './roles.js';
import Type, { type Static, type TSchema } from './typebox.js';

const LONGEST_EMAIL = 254;
const LONGEST_PASSWORD = 256;
const SHORTEST_PASSWORD = 12;

const email = (description: string) => Type.String({ description, maxLength: LONGEST_EMAIL });
const strict = { additionalProperties: false } as const;

export const SignInSchema = Type.Object(
  {
    email: Type.Optional(email('With `password`: in any case.')),
    password: Type.Optional(Type.String({ maxLength: LONGEST_PASSWORD })),
    token: Type.Optional(Type.String({ maxLength: 100, description: 'Of a link that signs in once, instead.' })),
  },
  { $id: 'SignIn', description: 'Either `email` and `password`, or the `token` of a link.', ...strict },
);

export const LinkWishSchema = Type.Object(
  { email: email('Where the link is sent, if it is that of somebody with access.') },
  { $id: 'LinkWish', description: 'Who wants a link to sign in.', ...strict },
);

export const NewPasswordSchema = Type.Object(
  {
    current: Type.Optional(
      Type.String({
        maxLength: LONGEST_PASSWORD,
        description:
          'The password until now. Not needed when none is set, nor within 15 minutes of signing in by a link.',
      }),
    ),
    password: Type.String({
      minLength: SHORTEST_PASSWORD,
      maxLength: LONGEST_PASSWORD,
      description: 'The new one: 12 to 256 characters, and none of the commonest.',
    }),
  },
  { $id: 'NewPassword', description: 'A password to be set.', ...strict },
);

export const ProfileSchema = Type.Object(
  {
    name: field.text('As colleagues see it.', LIMITS.nameLength),
    language: field.choiceOrNull(LANGUAGE, 'Of the pages.'),
    UOM: field.choiceOrNull(UOM, 'Of the pages.'),
  },
  { $id: 'Profile', description: 'What of oneself is to change. What is absent stays.' },
);

const roles = (description: string) =>
  Type.Array(Type.Enum([...ROLES]), { description, minItems: 1, maxItems: ROLES.length });

export const NewPersonSchema = Type.Object(
  {
    email: email('Signs in with it. It cannot be changed later.'),
    name: field.text('As colleagues see it.', LIMITS.nameLength),
    roles: Type.Optional(roles('What the person may do. Absent: planner.')),
  },
  { $id: 'NewPerson', description: 'Somebody to be given access.', ...strict },
);

export const PersonChangeSchema = Type.Object(
  {
    name: Type.Optional(Type.String({ maxLength: LIMITS.nameLength, description: 'As colleagues see it.' })),
    roles: Type.Optional(roles('What the person may do.')),
    isDisabled: Type.Optional(Type.Boolean({ description: 'true ends sessions, keys and open streams at once.' })),
  },
  { $id: 'PersonChange', description: 'What is to change. What is absent stays.', ...strict },
);

const instant = (description: string) =>
  Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description });
const orNull = <Schema extends TSchema>(schema: Schema, description: string) =>
  Type.Union([schema, Type.Null()], { description });

const me = {
  user: Type.String({ description: 'E-mail.' }),
  name: Type.String({ description: 'As colleagues see it; may be empty.' }),
  company: Type.String(),
  roles: Type.Array(Type.Enum([...ROLES])),
  language: orNull(Type.Enum([...LANGUAGE.values]), 'Of the pages; null: as the browser says.'),
  UOM: orNull(Type.Enum([...UOM.values]), 'Of the pages; null: none was chosen.'),
  hasPassword: Type.Boolean(),
  needsCurrentPassword: Type.Boolean({ description: 'Whether a new password can be set only with the current one.' }),
  binDays: Type.Integer({ minimum: 0, description: 'Days that what is deleted stays in the bin; 0: there is no bin.' }),
};

export const MeSchema = Type.Object(
  { ...me, warnings: Type.Optional(WarningsSchema) },
  { $id: 'Me', description: 'Who calls.' },
);

export const SignInOfferSchema = Type.Object(
  {
    password: Type.Boolean({ description: 'One can sign in with a password.' }),
    link: Type.Boolean({ description: 'A link can be mailed.' }),
    openId: Type.Boolean({ description: "One can sign in with the company's own sign-in." }),
    person: orNull(Type.Object(me), 'Who is signed in; null: nobody.'),
    warnings: Type.Optional(WarningsSchema),
  },
  { $id: 'SignInOffer', description: 'How one can sign in here, and who is.' },
);

const person = {
  email: Type.String(),
  name: Type.String(),
  roles: Type.Array(Type.Enum([...ROLES])),
  isDisabled: Type.Boolean(),
  lastSeenAt: instant('When the person, or a key of theirs, was last seen, to the minute; null: never.'),
};

export const PersonSchema = Type.Object(
  { ...person, warnings: Type.Optional(WarningsSchema) },
  { $id: 'Person', description: 'Somebody of the company.' },
);

export const PeopleListSchema = Type.Object(
  { ...SucceededSchema, count: Type.Integer({ minimum: 0 }), items: Type.Array(Type.Object(person)) },
  { $id: 'PeopleList', description: 'The people of the company, by e-mail.' },
);

export const InvitationSchema = Type.Object(
  {
    ...SucceededSchema,
    url: Type.String({ description: 'Signs the person in once, within seven days. Only this answer shows it.' }),
    isSent: Type.Boolean({ description: 'It was mailed.' }),
  },
  { $id: 'Invitation', description: 'A link for somebody who is invited.' },
);

export const AuditPageSchema = pageOf(
  'AuditPage',
  Type.Object({
    at: Type.String({ format: 'date-time' }),
    by: Type.String({ description: 'E-mail, or "command line".' }),
    key: orNull(Type.String(), 'Id of the API key; null: in a session, or at the command line.'),
    address: Type.String({ description: 'Of the network; empty: at the command line.' }),
    action: Type.String(),
    on: Type.String({ description: 'What it was done to; may be empty.' }),
    detail: Type.String(),
  }),
  'What was done, newest first.',
);

export const UsageListSchema = Type.Object(
  {
    ...SucceededSchema,
    waiting: Type.Integer({ minimum: 0, description: 'Processes of the company that wait.' }),
    running: Type.Integer({ minimum: 0, description: 'Processes of the company that run.' }),
    count: Type.Integer({ minimum: 0 }),
    items: Type.Array(
      Type.Object({
        day: Type.String({ format: 'date', description: 'UTC.' }),
        user: Type.String({ description: 'E-mail.' }),
        key: orNull(Type.String(), 'Id of the API key; null: in sessions.'),
        calls: Type.Integer({ minimum: 0 }),
        plans: Type.Integer({ minimum: 0, description: 'Of the calls those that plan.' }),
        seconds: Type.Number({ minimum: 0, description: 'That calls took together.' }),
      }),
    ),
  },
  { $id: 'UsageList', description: 'What was used, newest day first.' },
);

export const OutcomeSchema = Type.Object(SucceededSchema, { $id: 'Outcome', description: 'It is done.' });

export type Me = Static<typeof MeSchema>;
export type SignInOffer = Static<typeof SignInOfferSchema>;
export type ShownPerson = Static<typeof PersonSchema>;
export type PeopleList = Static<typeof PeopleListSchema>;
export type PersonRow = PeopleList['items'][number];
export type AuditPage = Static<typeof AuditPageSchema>;
export type UsageList = Static<typeof UsageListSchema>;
