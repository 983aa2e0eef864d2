/** What each code of an answer means, and what to do about it: docs/codes.md is written from this. */
import type { CALCULATION_ERROR_CODES, ERROR_CODES, ISSUE_CODES, UNLOADED_REASONS, WARNING_CODES } from './codes.js';

export interface Explanation {
  readonly meaning: string;
  /** What who sent the request can do. */
  readonly remedy: string;
}

const of = (meaning: string, remedy: string): Explanation => ({ meaning, remedy });

const TELL_US =
  'Send the request again later. If it fails again, give the operator the `requestId`: the service logged the fault and kept the request.';
const WAIT = 'Send it again after the number of seconds in `Retry-After`.';
const KEY = 'Send `TokenID: <key>`, or `Authorization: TokenID <key>`.';
const NAMED = 'Correct each place that `issues` points to.';

type ErrorCode = (typeof ERROR_CODES)[number];

/** Of the body of a failed call, with its status. */
export const ERRORS: Readonly<Record<ErrorCode, Explanation & { readonly status: number }>> = {
  MalformedJson: {
    status: 400,
    ...of('The body is not valid JSON.', 'The message says at which character parsing failed.'),
  },
  BodyNotAnObject: {
    status: 400,
    ...of('The body is JSON, but not an object.', 'Send an object, or an array where the operation says so.'),
  },
  BodyCutShort: { status: 400, ...of('The body is shorter than `Content-Length` says.', 'Send the whole body again.') },
  WrongContentType: {
    status: 400,
    ...of(
      'The service does not read this content type.',
      'Send JSON as `application/json` in UTF-8, and files as `multipart/form-data`.',
    ),
  },
  WrongContentEncoding: { status: 400, ...of('The body is compressed.', 'Send it uncompressed.') },
  BadQuery: { status: 400, ...of('A query parameter is wrong.', NAMED) },
  BadPath: { status: 400, ...of('A part of the path is wrong.', `${NAMED} Percent-encode each part of the path.`) },
  BadDate: {
    status: 400,
    ...of('`createdAt` cannot be read.', 'Send a day, two days with `/` between them, or a point in time.'),
  },
  BadCursor: {
    status: 400,
    ...of(
      'The service did not issue this `cursor`.',
      'Send `next` of the previous page. For the first page send no cursor.',
    ),
  },
  BadUpload: {
    status: 400,
    ...of(
      'The uploaded file cannot be read.',
      'The message says why. `GET /Upload/Template` returns a workbook to start from.',
    ),
  },
  BadForm: {
    status: 400,
    ...of('The form cannot be read, or has no file.', 'Send the file in the field `file` of a form.'),
  },
  BadIdempotencyKey: {
    status: 400,
    ...of(
      'The `Idempotency-Key` is empty, too long or contains other characters.',
      'Send 1 to 255 printable ASCII characters.',
    ),
  },
  BadAccount: { status: 400, ...of('The e-mail address or the company name is not valid.', 'Send a valid one.') },
  LastAdmin: {
    status: 400,
    ...of(
      'The last admin of a company can be neither removed nor disabled nor demoted.',
      'Make somebody else an admin first.',
    ),
  },
  NeedsHttps: {
    status: 400,
    ...of(
      'People can sign in over https only, or on the machine of the service itself.',
      'Open the service by https. Behind a proxy, the operator sets `TRUST_PROXY` or `BASE_URL`.',
    ),
  },
  BadWebhookAddress: {
    status: 400,
    ...of(
      'The address of the listener is not a valid address, or the service may not call it.',
      'Send a public http or https address, or ask the operator for `WEBHOOK_ALLOW`.',
    ),
  },
  BadRequest: {
    status: 400,
    ...of(
      'The service cannot read this as HTTP.',
      'The method, the path or a header is malformed. Check your client and any proxy in front of the service.',
    ),
  },
  ValidationFailed: { status: 400, ...of('A record, settings, a key or a link does not match the schema.', NAMED) },
  UnknownUser: {
    status: 400,
    ...of(
      'The user `userId` does not exist, or the key may not act for that user.',
      'Send your own e-mail address, or use a key made with `--admin`.',
    ),
  },
  NoRecords: {
    status: 400,
    ...of(
      'Nothing was found, or what was found belongs to someone else and is not shared.',
      'After a search, treat it as an empty result. Otherwise check the name, the user and the key.',
    ),
  },
  NameTaken: {
    status: 400,
    ...of(
      'What is to come back from the bin has a name that something else has taken since.',
      'Delete what has the name, or save that under another name first; then restore again.',
    ),
  },
  Changed: {
    status: 412,
    ...of(
      'The load is not the one that `If-Match` or `If-None-Match` says: somebody saved or deleted it since. Nothing was saved.',
      'Read the load again: `version`, `savedAt` and `savedBy` say what is there. Then save with its ETag, or under another title.',
    ),
  },
  MissingKey: { status: 401, ...of('No key was sent.', KEY) },
  WrongKey: {
    status: 401,
    ...of(
      'The key is unknown, has expired or was revoked.',
      'Make one: `npx stowage keys create --user E-MAIL`, or, with another key, `POST /Account/Keys`.',
    ),
  },
  WrongScheme: { status: 401, ...of('The scheme in `Authorization` is not TokenID.', KEY) },
  WrongSignIn: {
    status: 401,
    ...of(
      'The e-mail address or the password is wrong, the account may not sign in, or the link was used or has expired.',
      'Try again, or ask an admin of your company for a new link.',
    ),
  },
  Forbidden: {
    status: 403,
    ...of(
      'The role of the caller, or the scope of the key, does not allow the call ([who may call what](reference/access.md)).',
      'Ask an admin of your company for the role, or use a key with the scope.',
    ),
  },
  NoSuchPath: {
    status: 404,
    ...of('There is nothing at this path.', 'Check the spelling. Names and titles in a path must match exactly.'),
  },
  NoSuchPicture: {
    status: 404,
    ...of(
      'The address is altered or expired, or its load was deleted or built again.',
      'Read the load again with `graphicsCreated=true`.',
    ),
  },
  NoSuchReport: {
    status: 404,
    ...of(
      'The address is altered, expired or revoked, or its load was deleted.',
      'Read the load again: its `reportLinks` hold new addresses.',
    ),
  },
  WrongMethod: {
    status: 405,
    ...of('The path does not support this method.', 'The header `Allow` names the methods that it supports.'),
  },
  RequestTimeout: {
    status: 408,
    ...of(
      'The whole request did not arrive in time.',
      'Send it again over a faster connection, or split it into smaller requests.',
    ),
  },
  IdempotencyKeyReused: {
    status: 409,
    ...of('The `Idempotency-Key` was used with another request.', 'Use a new key for each operation.'),
  },
  BodyTooLarge: {
    status: 413,
    ...of('The body is larger than the limit.', 'Send less, or ask the operator to raise `MAX_BODY` or `MAX_UPLOAD`.'),
  },
  ExpectationFailed: {
    status: 417,
    ...of('The header `Expect` has another value than `100-continue`.', 'Leave the header out.'),
  },
  ReportTooLarge: {
    status: 422,
    ...of(
      'The report is too large to be written as one file.',
      'Ask for the report of one container, or for `reportLayout=driver` or `customer`, which show less.',
    ),
  },
  TooManyRequests: {
    status: 429,
    ...of(
      'More requests came within a minute than one key may send (`RATE_LIMIT`; by default there is no limit), or than signed addresses of reports and pictures answer.',
      WAIT,
    ),
  },
  TooManyTries: {
    status: 429,
    ...of('Too many wrong tries to sign in came with this e-mail address or from this network address.', WAIT),
  },
  HeadersTooLarge: {
    status: 431,
    ...of('The headers together are larger than 16 KiB.', 'Send fewer or shorter headers.'),
  },
  InternalError: { status: 500, ...of('A fault of the service.', TELL_US) },
  Damaged: {
    status: 400,
    ...of(
      'The disk of the service has changed what was stored. It cannot be read.',
      'Ask the operator whether a backup has it. Deleting it, or saving it anew under its name, works.',
    ),
  },
  UnreadableLoad: {
    status: 500,
    ...of(
      'The load was saved by a later version of the service.',
      'Ask the operator for that version, or build the load again.',
    ),
  },
  QueueFull: {
    status: 503,
    ...of('The queue is full.', `${WAIT} A calculation can also wait in the background: send \`multiProcessed=true\`.`),
  },
  BodiesFull: {
    status: 503,
    ...of(
      'The bodies of other requests take all memory that there is for them.',
      'Send it again after `Retry-After`, and fewer large ones at once.',
    ),
  },
  NotReady: {
    status: 503,
    ...of('The service is starting, or its machine has no room or files left for the request.', WAIT),
  },
  Stopping: { status: 503, ...of('The service is stopping.', WAIT) },
  Cancelled: {
    status: 503,
    ...of('The calculation was cancelled: its caller went away, or the service stopped.', WAIT),
  },
  StoreUnavailable: { status: 503, ...of('The store cannot be reached, or cannot be written just now.', WAIT) },
};

type CalculationError = (typeof CALCULATION_ERROR_CODES)[number];

/** Of `calculationError` of a failed load, and of its issues. */
export const CALCULATION_ERRORS: Readonly<Record<CalculationError, Explanation>> = {
  EmptyCargoList: of('The request has no cargo.', 'Send at least one row of `cargoes`.'),
  EmptyContainerList: of('The request has no container.', 'Send at least one row of `emptyContainers`.'),
  InvalidCargoSize: of(
    'A size of a cargo is missing, 0 or too small to calculate with.',
    'Send a length, width and height above 0. For a roll send its diameter and height.',
  ),
  InvalidContainerSize: of(
    'A size of a container is missing, 0 or too small to calculate with, or leaves no room for cargo.',
    'Send the inner length, width and height.',
  ),
  InvalidCargoOrientations: of(
    '`orientationsAllowed` allows no orientation, or is not valid.',
    'Send `Orientations` followed by digits from 1 to 6.',
  ),
  CargoHasZeroLoadCount: of('`qty` is 0 or missing.', 'Send a quantity, or leave the row out.'),
  CargoHasZeroSetCount: of(
    '`setRatio` is 0 or missing in a calculation of sets.',
    'Send how many units of the cargo belong to a set.',
  ),
  CargoIsTooBig: of(
    'No cargo fits any container in an allowed orientation.',
    'Look at the unit (`UOM`) first, then at sizes and `orientationsAllowed`.',
  ),
  CargoIsTooSmall: of('Reserved. No answer has this code.', 'Nothing.'),
  CargoNotInDatabase: of(
    'The master data has no cargo of that name.',
    'Save it, or send its details without `cargoDetailLoadedFromDatabase`.',
  ),
  ContainerNotInDatabase: of(
    'The master data has no container of that type and name.',
    'Save it, or send its details without `containerDetailLoadedFromDatabase`.',
  ),
  RulesNotInDatabase: of(
    'The master data has no rule profile of that name.',
    'Save it with PUT /Database/Rules/{name}, or send the rules without `rulesName`.',
  ),
  DuplicateName: of(
    'Two rows of the same name differ in a field other than quantity, stop, group, price, colour, aliases and properties.',
    'Give different cargo different names.',
  ),
  ValidationFailed: of('A field does not match the schema, or the request has faults of several kinds.', NAMED),
  NothingLoaded: of(
    'The rules allow no place for any cargo.',
    'The message names the rule that keeps each cargo out. Relax that rule, or send another container.',
  ),
  TimeLimit: of(
    'The time limit passed before anything was loaded.',
    'Raise `rules.maxRunTimeSeconds`, or lower `optimizationLevel`.',
  ),
  Changed: of(
    'Somebody saved or deleted the load before the process could save it. Nothing was saved.',
    'Read the load again, then send the request with its ETag.',
  ),
  InternalError: of('A fault of the service.', TELL_US),
};

type IssueOnly = Exclude<(typeof ISSUE_CODES)[number], CalculationError>;

/** Of issues of queries, paths and bodies, besides those. */
export const ISSUES: Readonly<Record<IssueOnly, Explanation>> = {
  OutOfRange: of('A number is below the minimum or above the maximum.', 'The message names the limits.'),
  Repeated: of('A query parameter was sent more than once.', 'Send it once.'),
  UnknownValue: of('The value is not one of the allowed values.', 'Send one of `allowedValues`.'),
  WrongLength: of('A text is too short or too long.', 'The message says which lengths are allowed.'),
  WrongType: of(
    'The value has the wrong type.',
    'Send the type that the message names. In a query, a boolean is true, false, 1 or 0.',
  ),
};

export const WARNINGS: Readonly<Record<(typeof WARNING_CODES)[number], Explanation>> = {
  AxlesNotGiven: of(
    '`axleRegulation` is asked, and this container does not say what carries it. Its axles are not judged.',
    'Give the container its `axles`.',
  ),
  BeyondReach: of(
    'A piece whose place was given, and not searched, lies further behind other cargo than an arm or a fork can reach.',
    'It stays at that place. Move it nearer to the door, or move the cargo in front of it away.',
  ),
  Damaged: of(
    'A load or record that would be in this list is damaged on the disk of the service, and left out.',
    'Ask the operator whether a backup has it. Deleting it, or saving it anew under its name, works.',
  ),
  DoorTooSmall: of(
    'A cargo in a sea van without `door` would not pass the least door opening of such a container (ISO 1496-1).',
    'Give the container its `door`: then only what passes is loaded.',
  ),
  FavouriteFull: of(
    'Cargo lies in containers other than its favourites.',
    'If it must not, send more of its favourite containers.',
  ),
  FavouriteIgnored: of('No container of the request has the name of a favourite.', 'Correct the name.'),
  HeavyOnLight: of(
    'A piece without `maxSupportingWeight` carries more than three times its own weight of other cargo.',
    'If it cannot bear that, set its `maxSupportingWeight` or `nothingOnTop`, or set `stackingRule` to HeavierBottomFirst.',
  ),
  LineLoad: of(
    'A metre of the floor of a sea van without `maxWeightPerLength` bears more than such floors usually do: 4,500 kg or its share of `maxWeight` up to 20 ft, 3,000 kg above.',
    'Give the container its `maxWeightPerLength`: then the load is kept within it.',
  ),
  LooksLikeOtherUnit: of(
    'The sizes look like sizes in another unit.',
    'Check `UOM`. The message names the unit that was probably meant.',
  ),
  NoEffect: of(
    'A field can change nothing in this request. For an uploaded sheet: it has hidden rows, hidden columns or rows without cargo, and the message says what was done with them.',
    'The message says what the field depends on. Send that too, or leave the field out.',
  ),
  NoStraightOrder: of(
    'The pieces that were placed by hand cannot be loaded one after the other, each straight in from the door.',
    'The pieces stay where they are, and no cargo is added to this container. Move the piece that stands in the way.',
  ),
  NotYetApplied: of('The field or value has no effect yet.', 'Do not rely on it.'),
  OffCentre: of(
    'The centre of gravity in a sea van lies more than 5 % of its length or width from the middle (CTU Code), with a quarter of `maxWeight` or more.',
    'Give the container a `cogTolerance`: then the load is kept within it.',
  ),
  OptionalTakenAsOrdinary: of(
    '`isOptional` was sent without the rule that uses optional cargo. The cargo is treated as ordinary cargo.',
    'Send `isBalanceFillWithOptionalCargoes`, or leave `isOptional` out.',
  ),
  OrderPiecesShort: of(
    'The request has fewer pieces than `orderPieces` asks for.',
    'To fulfil the order, raise `qty` or `pieceInside`.',
  ),
  ReadOnlyRule: of(
    'The rule belongs to the account. Its value in the request is ignored.',
    'Change it with `PUT /Account/Settings`.',
  ),
  Rounded: of(
    'A size has more than 4 decimal places.',
    'Sizes of cargo are rounded up, those of containers down. Send at most 4 decimal places.',
  ),
  Unbalanced: of(
    'The weights of two halves differ by more than `balanceConfiguration` allows.',
    'Allow a larger difference, or relax other rules (see Balancing in rules.md).',
  ),
  UnknownField: of(
    'The service does not know this field or parameter, and ignores it.',
    'Correct its name. The message names the one that was probably meant.',
  ),
  Unsupported: of(
    'The request asks for no support, so cargo may hang in the air.',
    'Such a plan only compares volumes. For a plan that can be loaded, set `isSafeStackingUsed` and `minSupportRate`.',
  ),
  WebhookIgnored: of(
    "A listener's address was sent without `multiProcessed`. No webhook is sent.",
    'Send `multiProcessed=true` too.',
  ),
};

/** Why cargo stays behind. */
export const REASONS: Readonly<Record<(typeof UNLOADED_REASONS)[number], Explanation>> = {
  TooBig: of(
    'One piece fits into no container in any allowed orientation.',
    'Check the unit, allow more orientations, or send a larger container.',
  ),
  Door: of(
    'It passes the door of no container, or the free room can be reached through none.',
    'Allow more orientations, `tiltAllowedAtDoor`, or send a container with a larger door.',
  ),
  WeightLimit: of(
    'The weight limit of the containers is reached.',
    'Send one more container, or one with a higher `maxWeight`.',
  ),
  PriceLimit: of('The price limit of the containers is reached.', 'Raise `maxPrice`, or send one more container.'),
  VolumeLimit: of(
    'The volume limit of the containers is reached.',
    'Raise `maxVolPercent`, or send one more container.',
  ),
  TypeLimit: of(
    'The containers may hold no more different cargoes.',
    'Raise `maxCargoTypes` of the container, or `maxCargoTypesPerContainer` of the account.',
  ),
  QuantityLimit: of('The containers may hold no more cargo units.', 'Raise `maxFillQtyPerContainer`.'),
  StackingRules: of(
    'The only free room is on top of cargo that may not carry this cargo.',
    'Check `stackingRule`, the limits of layers, `maxSupportingWeight` and `minSupportRate`.',
  ),
  Zone: of('The only free room is in zones that do not accept this cargo.', 'Check the weights and groups of `zones`.'),
  Sequence: of(
    'The only free room is behind or on cargo that is loaded later.',
    'Combine stops, or send one more container.',
  ),
  Reach: of(
    'In the only free room the cargo would be further behind other cargo than `maxLoadingReach` allows.',
    'Raise `maxLoadingReach`, or send one more container.',
  ),
  OffCentre: of(
    'With it the centre of gravity would lie further from the middle, or higher, than `cogTolerance` allows.',
    'Raise `cogTolerance` of the container, or send one more container.',
  ),
  FloorLoad: of(
    'With it the floor would bear more than `maxWeightPerLength` or `maxFloorPressure` allows.',
    'Spread the weight on pallets or skids (`footShare`), or send one more container.',
  ),
  AxleLimit: of(
    'With it an axle, the kingpin or the whole vehicle would carry more, or less, than `axles` or `axleRegulation` allow.',
    'Look at `axles.window` of the filled container: it says where the load may have its weight. Or send one more container.',
  ),
  GroupKeptTogether: of(
    'Its group, or all cargo of its name, must not be divided, and no container has room for all of it.',
    'Allow a group to be divided (`isSameGroupAllowedInDifferentContainers`), or identical cargo to be spread (`isSpreadIdenticalCargoAllowed`).',
  ),
  SetIncomplete: of('It is left over: no more whole sets can be made.', 'Send more of the other cargo of the set.'),
  PalletIncomplete: of(
    'The pieces are not enough for a pallet that the rules allow.',
    'Allow partial pallets, or send what is left to mixed pallets or loose into the vehicle.',
  ),
  PoorUtilization: of(
    'Its container was used too little, so it was emptied.',
    'Lower `rules.maxUtilizationForBalanceUnload`, or leave out `isBalancePoorUtlizationUnloaded`.',
  ),
  NoContainerLeft: of('All containers are in use.', 'Send more containers. A `qty` of 0 takes as many as are needed.'),
  NoSpaceLeft: of('No free room is large enough.', 'Raise `optimizationLevel`, or send one more container.'),
  TimeLimit: of('The search ran out of time.', 'Raise `rules.maxRunTimeSeconds`.'),
};
