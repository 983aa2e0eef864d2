/** What each code of an answer means, and what to do about it: docs/codes.md is written from this. */
import type { CALCULATION_ERROR_CODES, ERROR_CODES, ISSUE_CODES, UNLOADED_REASONS, WARNING_CODES } from './codes.js';

export interface Explanation {
  readonly meaning: string;
  /** What who sent the request can do. */
  readonly remedy: string;
}

const of = (meaning: string, remedy: string): Explanation => ({ meaning, remedy });

const TELL_US =
  'Send it again later; if it stays, send the operator the `requestId`: the log has it, and the request is kept.';
const WAIT = 'Send it again after what `Retry-After` says.';
const KEY = 'Send `TokenID: <key>`, or `Authorization: TokenID <key>`.';
const NAMED = 'Correct what each of `issues` points to.';

type ErrorCode = (typeof ERROR_CODES)[number];

/** Of the body of a failed call, with its status. */
export const ERRORS: Readonly<Record<ErrorCode, Explanation & { readonly status: number }>> = {
  MalformedJson: { status: 400, ...of('The body is no JSON.', 'The message says at which character it breaks.') },
  BodyNotAnObject: {
    status: 400,
    ...of('The body is JSON, but no object.', 'Send an object, or an array where the operation says so.'),
  },
  BodyCutShort: { status: 400, ...of('The body ended before its announced length.', 'Send it again, whole.') },
  WrongContentType: {
    status: 400,
    ...of(
      'The content type is none that is read.',
      'Send `application/json` in UTF-8; files as `multipart/form-data`.',
    ),
  },
  WrongContentEncoding: { status: 400, ...of('The body is compressed.', 'Send it as it is.') },
  BadQuery: { status: 400, ...of('A parameter of the query is wrong.', NAMED) },
  BadPath: { status: 400, ...of('A part of the path is wrong.', `${NAMED} Encode what stands in a path.`) },
  BadDate: {
    status: 400,
    ...of('`createdAt` cannot be read.', 'Send a day, two days with `/` between them, or an instant.'),
  },
  BadCursor: {
    status: 400,
    ...of('`cursor` is none that was given.', 'Send `next` of the page before, or none for the first page.'),
  },
  BadUpload: {
    status: 400,
    ...of(
      'Nothing of the uploaded file can be read.',
      'The message says why; `GET /Upload/Template` gives a workbook to start from.',
    ),
  },
  BadForm: {
    status: 400,
    ...of('The form cannot be read, or has no file.', 'Send the file in the field `file` of a form.'),
  },
  BadIdempotencyKey: {
    status: 400,
    ...of('The key is empty, too long or holds other signs.', 'Send 1 to 255 printable ASCII characters.'),
  },
  BadAccount: { status: 400, ...of('An e-mail address or company that cannot be one.', 'Send another.') },
  BadWebhookAddress: {
    status: 400,
    ...of(
      'The address of the listener is none, or may not be reached.',
      'Send a public http or https address, or ask the operator for `WEBHOOK_ALLOW`.',
    ),
  },
  BadRequest: {
    status: 400,
    ...of(
      'This is no HTTP that can be read.',
      'Look at what stands between you and the service: method, path or a header is malformed.',
    ),
  },
  ValidationFailed: { status: 400, ...of('A record, settings, a key or a link break the schema.', NAMED) },
  UnknownUser: {
    status: 400,
    ...of('`userId` is nobody for whom the caller may act.', 'Send your own e-mail, or use a key made with `--admin`.'),
  },
  NoRecords: {
    status: 400,
    ...of(
      "Nothing is found, or it is someone else's and not shared.",
      'An empty search is no fault; else look at the name, the user and the key.',
    ),
  },
  MissingKey: { status: 401, ...of('No key was sent.', KEY) },
  WrongKey: {
    status: 401,
    ...of(
      'The key is unknown, has expired or was revoked.',
      'Make one: `npm run -s keys -- create`, or `POST /Account/Keys`.',
    ),
  },
  WrongScheme: { status: 401, ...of('Another scheme than TokenID was sent.', KEY) },
  NoSuchPath: {
    status: 404,
    ...of('There is nothing at this path.', 'Look at the spelling; names and titles in it match exactly.'),
  },
  NoSuchPicture: {
    status: 404,
    ...of(
      'The address was changed or has expired, or its load was deleted or made anew.',
      'Read the load again with `graphicsCreated=true`.',
    ),
  },
  NoSuchReport: {
    status: 404,
    ...of(
      'The address was changed, has expired or was revoked, or its load was deleted.',
      'Read the load again: it has `reportLinks`.',
    ),
  },
  WrongMethod: { status: 405, ...of('The path has no such method.', '`Allow` names those that it has.') },
  RequestTimeout: {
    status: 408,
    ...of('The request did not arrive whole in time.', 'Send it again, over a better line or in smaller parts.'),
  },
  IdempotencyKeyReused: {
    status: 409,
    ...of('The `Idempotency-Key` was used with another request.', 'Take a new key for each thing that you want done.'),
  },
  BodyTooLarge: {
    status: 413,
    ...of('The body is larger than the limit.', 'Send less, or ask the operator for `MAX_BODY` or `MAX_UPLOAD`.'),
  },
  ExpectationFailed: { status: 417, ...of('An `Expect` other than `100-continue`.', 'Leave it out.') },
  ReportTooLarge: {
    status: 422,
    ...of(
      'The report is larger than can be written at once.',
      'Ask for the report of one container, or for `reportLayout=driver` or `customer`, which show less.',
    ),
  },
  TooManyRequests: { status: 429, ...of('More requests a minute than this key may send.', WAIT) },
  HeadersTooLarge: {
    status: 431,
    ...of('The headers are larger than 16 KiB together.', 'Send fewer or shorter ones.'),
  },
  InternalError: { status: 500, ...of('A fault of the service.', TELL_US) },
  UnreadableLoad: {
    status: 500,
    ...of(
      'The load was saved by a later version of the service.',
      'Ask the operator for that version, or build the load again.',
    ),
  },
  QueueFull: {
    status: 503,
    ...of('As much waits already as may wait.', `${WAIT} With \`multiProcessed=true\` it waits there.`),
  },
  NotReady: { status: 503, ...of('The service is starting.', WAIT) },
  Stopping: { status: 503, ...of('The service is stopping.', WAIT) },
  Cancelled: {
    status: 503,
    ...of('The calculation was given up: nobody waited for it, or the service stopped.', WAIT),
  },
  StoreUnavailable: { status: 503, ...of('The store cannot be reached.', WAIT) },
};

type CalculationError = (typeof CALCULATION_ERROR_CODES)[number];

/** Of `calculationError` of a failed load, and of its issues. */
export const CALCULATION_ERRORS: Readonly<Record<CalculationError, Explanation>> = {
  EmptyCargoList: of('There is nothing to load.', 'Send at least one row of `cargoes`.'),
  EmptyContainerList: of('There is nothing to fill.', 'Send at least one row of `emptyContainers`.'),
  InvalidCargoSize: of(
    'A size of a cargo is 0, missing or too small to count.',
    'Send length, width and height, of a roll its diameter and height, above 0.',
  ),
  InvalidContainerSize: of(
    'A size of a container is 0, missing or too small to count, or leaves no room.',
    'Send the inner length, width and height.',
  ),
  InvalidCargoOrientations: of(
    'No orientation is allowed, or one that is none.',
    'Send `Orientations` and digits from 1 to 6.',
  ),
  CargoHasZeroLoadCount: of('`qty` is 0 or missing.', 'Say how many; leave the row out where it is none.'),
  CargoHasZeroSetCount: of(
    '`setRatio` is 0 or missing in a calculation of sets.',
    'Say how many of the cargo belong to a set.',
  ),
  CargoIsTooBig: of(
    'No cargo fits any container in an allowed orientation.',
    'Look at the unit (`UOM`) first, then at sizes and `orientationsAllowed`.',
  ),
  CargoIsTooSmall: of('Reserved.', 'It does not occur.'),
  CargoNotInDatabase: of(
    'The master data has no cargo of that name.',
    'Save it, or send its details without `cargoDetailLoadedFromDatabase`.',
  ),
  ContainerNotInDatabase: of(
    'The master data has no container of that type and name.',
    'Save it, or send its details without `containerDetailLoadedFromDatabase`.',
  ),
  DuplicateName: of(
    'Two rows of one name differ in more than quantity, stop, group, price, colour, aliases or properties.',
    'Give different cargo different names.',
  ),
  ValidationFailed: of('A field breaks the schema, or faults are of several kinds.', NAMED),
  NothingLoaded: of(
    'The rules leave no place for any cargo.',
    'The message names what keeps each cargo out: loosen that rule, or send another container.',
  ),
  TimeLimit: of(
    'The clock struck before anything was loaded.',
    'Raise `rules.maxRunTimeSeconds`, or lower `optimizationLevel`.',
  ),
  InternalError: of('A fault of the service.', TELL_US),
};

type IssueOnly = Exclude<(typeof ISSUE_CODES)[number], CalculationError>;

/** Of issues of queries, paths and bodies, besides those. */
export const ISSUES: Readonly<Record<IssueOnly, Explanation>> = {
  OutOfRange: of('A number is below the least or above the most.', 'The message says both.'),
  Repeated: of('A parameter of the query is given more than once.', 'Send it once.'),
  UnknownValue: of('It is none of the values that are possible.', 'Take one of `allowedValues`.'),
  WrongLength: of('A text is too short or too long.', 'The message says how long it may be.'),
  WrongType: of('A value of another kind is needed.', 'In a query: true, false, 1 or 0.'),
};

export const WARNINGS: Readonly<Record<(typeof WARNING_CODES)[number], Explanation>> = {
  BeyondReach: of(
    'What is placed by hand is reached over more cargo than arm or fork reach.',
    'It is kept: move it outward, or what stands before it inward.',
  ),
  FavouriteFull: of('Cargo lies in other containers than its favourites.', 'Send more of them, if it must not.'),
  FavouriteIgnored: of('No container of the request has the name of a favourite.', 'Correct the name.'),
  HeavyOnLight: of(
    'A piece without `maxSupportingWeight` carries more than three times its own weight of other cargo.',
    'If it does not bear that, give its `maxSupportingWeight` or `nothingOnTop`; or ask for `stackingRule` HeavierBottomFirst.',
  ),
  LooksLikeOtherUnit: of('Sizes look like ones in another unit.', 'Look at `UOM`: the message has the guess.'),
  NoEffect: of(
    'A field is sent that can change nothing in this request; or a sheet has hidden rows, hidden columns or rows without cargo, and the warning says what became of them.',
    'The message says what it hangs on: send that too, or leave the field out.',
  ),
  NoStraightOrder: of(
    'What is placed by hand cannot be loaded one after the other straight in.',
    'It is kept, and nothing is added there: move what stands in the way.',
  ),
  NotYetApplied: of('A field or value whose effect is not built yet.', 'Do not count on it.'),
  OptionalTakenAsOrdinary: of(
    '`isOptional` without the switch that fills with optional cargo.',
    'Send `isBalanceFillWithOptionalCargoes`, or leave `isOptional` out.',
  ),
  OrderPiecesShort: of(
    'Fewer pieces are sent than `orderPieces` asks for.',
    'Raise `qty` or `pieceInside`, if the order is to be met.',
  ),
  ReadOnlyRule: of(
    'The rule comes from the account, and is not read from requests.',
    'Change it by `PUT /Account/Settings`.',
  ),
  Rounded: of('A size has more than 4 decimal places.', 'Cargo is rounded up, containers down; send 4 places.'),
  Unbalanced: of(
    'The weights of the halves differ by more than was asked.',
    'Allow more, or let cargo lie freer (`Balancing` in the page of the rules).',
  ),
  UnknownField: of(
    'Nothing reads a field or parameter.',
    'Correct it: the message names the one that was probably meant.',
  ),
  Unsupported: of(
    'No support is asked for: cargo may hover.',
    'It is a study of volumes; set `isSafeStackingUsed` and `minSupportRate` for a plan to load by.',
  ),
  WebhookIgnored: of(
    "A listener's address without `multiProcessed`: nothing is sent there.",
    'Send `multiProcessed=true` too.',
  ),
};

/** Why cargo stays behind. */
export const REASONS: Readonly<Record<(typeof UNLOADED_REASONS)[number], Explanation>> = {
  TooBig: of(
    'No container takes one piece in any allowed orientation.',
    'Look at the unit, allow more orientations, or send a larger container.',
  ),
  WeightLimit: of('The weight limit is reached.', 'Send one more container, or one that may carry more.'),
  PriceLimit: of('The price limit is reached.', 'Raise `maxPrice`, or send one more container.'),
  VolumeLimit: of('The volume limit is reached.', 'Raise `maxVolPercent`, or send one more container.'),
  TypeLimit: of('No further kind of cargo may go in.', 'Raise `maxCargoTypes`, or that of the account.'),
  QuantityLimit: of('No further unit may go in.', 'Raise `maxFillQtyPerContainer`.'),
  StackingRules: of(
    'There is room only on top of cargo that may not carry it.',
    'Look at `stackingRule`, layers, `maxSupportingWeight` and `minSupportRate`.',
  ),
  Zone: of('There is room only in zones that do not take it.', 'Look at the weights and groups of `zones`.'),
  Sequence: of(
    'There is room only behind or on cargo that is loaded later.',
    'Join stops, or send one more container.',
  ),
  Reach: of(
    'There is room only where it would be reached over more cargo than `maxLoadingReach`.',
    'Raise `maxLoadingReach`, or send one more container.',
  ),
  GroupKeptTogether: of(
    'It stays with its group, or its row, which is not divided.',
    'Allow groups in different containers, or spread identical cargo.',
  ),
  SetIncomplete: of('No whole set can be made of it.', 'Send more of the other cargo of the set.'),
  PalletIncomplete: of(
    'It does not make a pallet that may be built.',
    'Allow partial pallets, or the remainder on a mixed pallet or the vehicle.',
  ),
  PoorUtilization: of(
    'Its container was poorly used, and was emptied.',
    'Lower `rules.maxUtilizationForBalanceUnload`, or leave out `isBalancePoorUtlizationUnloaded`.',
  ),
  NoContainerLeft: of('All containers are in use.', 'Send more of them; `qty` 0 takes as many as are needed.'),
  NoSpaceLeft: of('No free place is large enough.', 'Raise `optimizationLevel`, or send one more container.'),
  TimeLimit: of('The clock stopped the search.', 'Raise `rules.maxRunTimeSeconds`.'),
};
