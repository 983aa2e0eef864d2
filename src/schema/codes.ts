/** Every code that an answer may hold: clients depend on them, so none is ever renamed. */

/** Why nothing was calculated. */
export const CALCULATION_ERROR_CODES = [
  'EmptyCargoList',
  'EmptyContainerList',
  'InvalidContainerSize',
  'InvalidCargoSize',
  'InvalidCargoOrientations',
  'CargoHasZeroLoadCount',
  'CargoHasZeroSetCount',
  'CargoIsTooBig',
  'CargoIsTooSmall',
  'CargoNotInDatabase',
  'ContainerNotInDatabase',
  'RulesNotInDatabase',
  'DuplicateName',
  'ValidationFailed',
  'NothingLoaded',
  'TimeLimit',
  'Changed',
  'InternalError',
] as const;

/** One fault of a body, a query or a path. */
export const ISSUE_CODES = [
  ...CALCULATION_ERROR_CODES,
  'OutOfRange',
  'Repeated',
  'UnknownValue',
  'WrongLength',
  'WrongType',
] as const;

export const WARNING_CODES = [
  'AxlesNotGiven',
  'BeyondReach',
  'Damaged',
  'DoorTooSmall',
  'FavouriteFull',
  'FavouriteIgnored',
  'HeavyOnLight',
  'LineLoad',
  'LooksLikeOtherUnit',
  'NoEffect',
  'NoStraightOrder',
  'NotYetApplied',
  'OffCentre',
  'OptionalTakenAsOrdinary',
  'OrderPiecesShort',
  'ReadOnlyRule',
  'Rounded',
  'Unbalanced',
  'UnknownField',
  'Unsupported',
  'WebhookIgnored',
] as const;

/** Why a call failed: what the service refuses or cannot do. */
export const FAILURE_CODES = [
  'BadAccount',
  'BadCursor',
  'BadDate',
  /** An uploaded file of which nothing can be read. */
  'BadUpload',
  'BadWebhookAddress',
  'BodyNotAnObject',
  /** The caller went away; nobody waits for the answer. */
  'Cancelled',
  /** Saved by somebody else since; nothing is saved. */
  'Changed',
  /** What is stored cannot be read as it was written. */
  'Damaged',
  /** The role of who calls, or the scope of the key, lacks it. */
  'Forbidden',
  /** A fault of ours, already logged with all that is needed to repeat it. */
  'InternalError',
  /** Nobody could manage the company any more. */
  'LastAdmin',
  'MalformedJson',
  'NameTaken',
  /** A session needs https, or the machine itself. */
  'NeedsHttps',
  'NoRecords',
  /** The address of a picture or page shows nothing, or no longer. */
  'NoSuchPicture',
  'NoSuchReport',
  'QueueFull',
  /** One file cannot hold it, or a thread cannot write it. */
  'ReportTooLarge',
  'Stopping',
  'TooManyTries',
  'UnknownUser',
  /** A saved load of a form that only a later version of the service reads. */
  'UnreadableLoad',
  'ValidationFailed',
  'WrongSignIn',
] as const;

/** The same, with what HTTP itself refuses. */
export const ERROR_CODES = [
  ...FAILURE_CODES,
  'BadForm',
  'BadIdempotencyKey',
  'BadPath',
  'BadQuery',
  'BadRequest',
  'BodyCutShort',
  'BodyTooLarge',
  'ExpectationFailed',
  'HeadersTooLarge',
  'IdempotencyKeyReused',
  'MissingKey',
  'NoSuchPath',
  'BodiesFull',
  'NotReady',
  'RequestTimeout',
  'StoreUnavailable',
  'TooManyRequests',
  'WrongContentEncoding',
  'WrongContentType',
  'WrongKey',
  'WrongMethod',
  'WrongScheme',
] as const;

/** Why cargo stays behind. */
export const UNLOADED_REASONS = [
  'TooBig',
  'Door',
  'WeightLimit',
  'PriceLimit',
  'VolumeLimit',
  'TypeLimit',
  'QuantityLimit',
  'StackingRules',
  'Zone',
  'Sequence',
  'Reach',
  'OffCentre',
  'FloorLoad',
  'AxleLimit',
  'GroupKeptTogether',
  'SetIncomplete',
  'PalletIncomplete',
  'PoorUtilization',
  'NoContainerLeft',
  'NoSpaceLeft',
  'TimeLimit',
] as const;

export type CalculationErrorCode = (typeof CALCULATION_ERROR_CODES)[number];
export type IssueCode = (typeof ISSUE_CODES)[number];
export type WarningCode = (typeof WARNING_CODES)[number];
export type FailureCode = (typeof FAILURE_CODES)[number];
export type ErrorCode = (typeof ERROR_CODES)[number];
