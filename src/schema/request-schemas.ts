/** What may be sent, as schemas. Pages read them as plain data (scripts/web/plain-schemas.mjs), without what builds them. */
import { NewKeySchema } from './account.js';
import { AccountSettingsSchema } from './account-settings.js';
import { CargoRecordSchema, CargoReferenceSchema, CargoSchema } from './cargo.js';
import { EditBufferSchema } from './edit-buffer.js';
import { EmptyContainerSchema } from './empty-container.js';
import { NewLinkSchema } from './links.js';
import { LoadRequestSchema } from './load-request.js';
import {
  LinkWishSchema,
  NewPasswordSchema,
  NewPersonSchema,
  PersonChangeSchema,
  ProfileSchema,
  SignInSchema,
} from './people.js';
import { NewProgressSchema } from './progress.js';
import { RulesSchema } from './rules.js';
import { RulesProfileSchema } from './rules-profile.js';
import { UnitLoadSchema } from './unit-load.js';

/** What may be sent, by name. */
export const REQUEST_SCHEMAS = {
  Cargo: CargoSchema,
  CargoRecord: CargoRecordSchema,
  CargoReference: CargoReferenceSchema,
  EmptyContainer: EmptyContainerSchema,
  UnitLoad: UnitLoadSchema,
  Rules: RulesSchema,
  RulesProfile: RulesProfileSchema,
  LoadRequest: LoadRequestSchema,
  EditBuffer: EditBufferSchema,
  AccountSettings: AccountSettingsSchema,
  NewKey: NewKeySchema,
  NewLink: NewLinkSchema,
  NewProgress: NewProgressSchema,
  SignIn: SignInSchema,
  LinkWish: LinkWishSchema,
  NewPassword: NewPasswordSchema,
  Profile: ProfileSchema,
  NewPerson: NewPersonSchema,
  PersonChange: PersonChangeSchema,
} as const;
