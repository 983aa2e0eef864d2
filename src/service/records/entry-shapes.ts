/** What each line of an export must be: checked before anything of it is stored. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { PROGRESS_KINDS } from '../../domain/progress.js';
import { CALCULATION_TYPE, CONTAINER_TYPE, UOM } from '../../schema/enums.js';
import { ROLES, SCOPES } from '../../schema/roles.js';
import Type, { type Static, type TSchema } from '../../schema/typebox.js';
import { validateShape } from '../../schema/validate.js';
import type { Person, StoredEntry, User } from '../../store/index.js';
import { headOf, idOfEarlierLoad } from '../../store/load-steps.js';

const text = () => Type.String({ minLength: 1 });
const instant = () => Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$' });
const instantOrNull = () => Type.Union([instant(), Type.Null()]);
const base64 = () => Type.String({ minLength: 1, pattern: '^[A-Za-z0-9+/]*={0,2}$', description: 'Base64.' });
const fields = () => Type.Record(Type.String(), Type.Unknown());

const UserLine = Type.Object({
  kind: Type.Enum(['user']),
  user: Type.Object({ email: text(), company: text(), webhookSecret: Type.Optional(text()), createdAt: instant() }),
});

const textOrNull = () => Type.Union([text(), Type.Null()]);

const PersonLine = Type.Object({
  kind: Type.Enum(['person']),
  person: Type.Object({
    email: text(),
    company: text(),
    name: Type.String(),
    roles: Type.Array(Type.Enum([...ROLES]), { minItems: 1 }),
    isDisabled: Type.Boolean(),
    passwordHash: Type.Optional(textOrNull()),
    openId: Type.Union([Type.Object({ issuer: text(), subject: text() }), Type.Null()]),
    language: textOrNull(),
    uom: textOrNull(),
    createdAt: instant(),
    invitedAt: instantOrNull(),
    lastSeenAt: instantOrNull(),
    removedAt: instantOrNull(),
  }),
});

const AuditLine = Type.Object({
  kind: Type.Enum(['audit']),
  entry: Type.Object({
    id: text(),
    at: instant(),
    company: text(),
    by: text(),
    key: textOrNull(),
    address: Type.String(),
    action: text(),
    on: Type.String(),
    detail: Type.String(),
  }),
});

const SettingsLine = Type.Object({ kind: Type.Enum(['settings']), user: text(), settings: fields() });

const KeyLine = Type.Object({
  kind: Type.Enum(['key']),
  key: Type.Object({
    id: text(),
    user: text(),
    name: Type.String(),
    hash: text(),
    isAdmin: Type.Boolean(),
    scopes: Type.Optional(Type.Array(Type.Enum([...SCOPES]), { minItems: 1 })),
    createdAt: instant(),
    lastUsedAt: instantOrNull(),
    expiresAt: instantOrNull(),
    revokedAt: instantOrNull(),
  }),
});

const RecordShape = Type.Object({
  company: text(),
  kind: Type.Enum(['Cargo', 'Rules', ...CONTAINER_TYPE.values]),
  name: text(),
  uom: Type.Enum([...UOM.values]),
  fields: fields(),
  createdAt: instant(),
  updatedAt: instant(),
});

const RecordLine = Type.Object({ kind: Type.Enum(['record']), record: RecordShape });

/** Of exports of earlier versions, which had none of it. */
const since = <Schema extends TSchema>(schema: Schema) => Type.Optional(schema);

const HeadShape = Type.Object({
  owner: text(),
  company: text(),
  title: text(),
  isShared: Type.Boolean(),
  isAutoSaved: Type.Boolean(),
  processId: Type.String(),
  calculationTimeInSeconds: Type.Integer({ minimum: 0 }),
  containerType: Type.Enum([...CONTAINER_TYPE.values]),
  calculationType: Type.Enum([...CALCULATION_TYPE.values]),
  createdAt: instant(),
  updatedAt: instant(),
  savedBy: since(text()),
  savedByName: since(textOrNull()),
  id: since(text()),
  version: since(Type.Integer({ minimum: 1 })),
  replaced: since(
    Type.Union([
      Type.Object({
        version: Type.Integer({ minimum: 1 }),
        savedAt: instant(),
        savedBy: text(),
        isShared: Type.Boolean(),
      }),
      Type.Null(),
    ]),
  ),
  createdByName: since(textOrNull()),
});

const DeletionShape = Type.Object({ deletedAt: instant(), deletedBy: text(), deletedByName: textOrNull() });

const LoadLine = Type.Object({
  kind: Type.Enum(['load']),
  load: Type.Object({ head: HeadShape, body: base64() }),
});

const VersionLine = Type.Object({
  kind: Type.Enum(['version']),
  version: Type.Object({ head: Type.Required(HeadShape), body: base64(), replacedAt: instant() }),
});

const DeletedLoadLine = Type.Object({
  kind: Type.Enum(['deletedLoad']),
  deleted: Type.Object({ head: Type.Required(HeadShape), body: base64(), deletion: DeletionShape }),
});

const EditLine = Type.Object({
  kind: Type.Enum(['edit']),
  user: text(),
  edit: Type.Object({ uom: Type.Enum([...UOM.values]), updatedAt: instant(), body: base64() }),
});

const DeletedRecordLine = Type.Object({
  kind: Type.Enum(['deletedRecord']),
  deleted: Type.Object({ id: text(), record: RecordShape, deletion: DeletionShape }),
});

const SecretLine = Type.Object({ kind: Type.Enum(['secret']), name: text(), secret: text() });

const LinkLine = Type.Object({
  kind: Type.Enum(['link']),
  link: Type.Object({
    id: text(),
    user: text(),
    title: text(),
    createdAt: instant(),
    expiresAt: instant(),
    allows: since(Type.Enum(['Dock'])),
  }),
});

const number = () => Type.Integer({ minimum: 1 });
const count = () => Type.Integer({ minimum: 0 });
const side = () => Type.Number({ minimum: 0 });

const ProgressLine = Type.Object({
  kind: Type.Enum(['progress']),
  progress: Type.Object({
    load: text(),
    version: number(),
    sum: Type.Union([Type.Object({ events: count(), done: count(), of: count(), problems: count() }), Type.Null()]),
    events: Type.Array(
      Type.Object({
        id: text(),
        at: instant(),
        by: Type.String(),
        container: number(),
        pallet: Type.Optional(number()),
        section: number(),
        space: Type.Optional(number()),
        kind: Type.Enum([...PROGRESS_KINDS]),
        count: Type.Optional(count()),
        size: Type.Optional(Type.Object({ length: side(), width: side(), height: side() })),
        text: Type.Optional(Type.String()),
      }),
    ),
  }),
});

const LINES = {
  user: UserLine,
  person: PersonLine,
  settings: SettingsLine,
  key: KeyLine,
  record: RecordLine,
  load: LoadLine,
  version: VersionLine,
  deletedLoad: DeletedLoadLine,
  deletedRecord: DeletedRecordLine,
  edit: EditLine,
  secret: SecretLine,
  link: LinkLine,
  progress: ProgressLine,
  audit: AuditLine,
} as const;
type Kind = keyof typeof LINES;
type Line = { [K in Kind]: Static<(typeof LINES)[K]> }[Kind];

/** Compiled when a line of its kind is first read: most processes read none. */
const compiled = new Map<Kind, ValidateFunction<Line>>();

function validatorOf(kind: Kind): ValidateFunction<Line> {
  let validate = compiled.get(kind);
  if (validate === undefined) {
    validate = new Ajv2020({ strict: true, allErrors: true }).compile<Line>(LINES[kind]);
    compiled.set(kind, validate);
  }
  return validate;
}

/** A user as an export has it. */
export type PortableUser = Omit<User, 'webhookSecret'> & {
  /** Absent: the export was made without secrets. */
  readonly webhookSecret?: string;
};

/** A person as an export has it. */
export type PortablePerson = Omit<Person, 'passwordHash'> & {
  /** Absent: the export was made without secrets. */
  readonly passwordHash?: string | null;
};

export type PortableEntry =
  | Exclude<StoredEntry, { kind: 'user' | 'person' }>
  | { readonly kind: 'person'; readonly person: PortablePerson }
  | { readonly kind: 'user'; readonly user: PortableUser };

export type Reading = { readonly entry: PortableEntry } | { readonly faults: readonly string[] };

/** @param line JSON, parsed */
export function readEntry(line: Readonly<Record<string, unknown>>): Reading {
  const kind = Object.keys(LINES).find((one) => one === line['kind']) as Kind | undefined;
  if (kind === undefined) {
    return { faults: [`/kind must be one of ${Object.keys(LINES).join(', ')}, not ${JSON.stringify(line['kind'])}`] };
  }
  const validate = validatorOf(kind);
  if (!validate(line)) return { faults: (validate.errors ?? []).map(sentence) };
  if (line.kind === 'settings') {
    const { issues } = validateShape('AccountSettings', line.settings);
    if (issues.length > 0) return { faults: issues.map(({ pointer, message }) => `/settings${pointer}: ${message}`) };
  }
  return { entry: entryOf(line) };
}

function entryOf(line: Line): PortableEntry {
  const bytes = (body: string) => Buffer.from(body, 'base64');
  if (line.kind === 'edit') return { ...line, edit: { ...line.edit, body: bytes(line.edit.body) } };
  if (line.kind === 'load') {
    const { head, body } = line.load;
    return { kind: 'load', load: { head: headOf(head, idOfEarlierLoad(head)), body: bytes(body) } };
  }
  if (line.kind === 'version') return { ...line, version: { ...line.version, body: bytes(line.version.body) } };
  if (line.kind === 'deletedLoad') return { ...line, deleted: { ...line.deleted, body: bytes(line.deleted.body) } };
  return line;
}

function sentence({ instancePath, keyword, params, message = '' }: ErrorObject): string {
  const place = instancePath === '' ? 'the line' : instancePath;
  if (keyword === 'enum') return `${place} must be one of ${(params['allowedValues'] as string[]).join(', ')}`;
  return `${place} ${message}`;
}
