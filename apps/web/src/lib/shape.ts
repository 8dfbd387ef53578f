/** Checks whether an answer has the contract's shape. The schema library could too, at twenty times the size. */
export type Check<Shape> = (value: unknown) => value is Shape

export const isText: Check<string> = (value) => typeof value === 'string'
export const isNumber: Check<number> = (value) => typeof value === 'number'
export const isFlag: Check<boolean> = (value) => typeof value === 'boolean'
export const isTrue: Check<true> = (value) => value === true

export const isOneOf =
  <const Values extends readonly (string | number | boolean)[]>(...values: Values): Check<Values[number]> =>
  (value): value is Values[number] =>
    values.some((each) => each === value)

export const orNull =
  <Shape>(check: Check<Shape>): Check<Shape | null> =>
  (value): value is Shape | null =>
    value === null || check(value)

export const isList = <Entry>(value: unknown): value is Entry[] => Array.isArray(value)

export const isListOf =
  <Shape>(check: Check<Shape>): Check<Shape[]> =>
  (value): value is Shape[] =>
    Array.isArray(value) && value.every(check)

/** The server has validated its content. */
export const isObject = <Shape extends object>(value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every field needs a check, or it does not compile. */
export const isRecord =
  <Shape extends object>(fields: { [Key in keyof Shape]-?: Check<Shape[Key]> }): Check<Shape> =>
  (value): value is Shape =>
    isObject<Record<string, unknown>>(value) &&
    Object.entries<Check<unknown>>(fields).every(([name, check]) => check(value[name]))

/** For large answers: checks only fields that another site's page would not have. */
export const hasFields =
  <Shape extends object>(fields: { [Key in keyof Shape]?: Check<Shape[Key]> }): Check<Shape> =>
  (value): value is Shape =>
    isRecord(fields as { [Key in keyof Shape]-?: Check<Shape[Key]> })(value)

export const isSaved = isRecord({ saved: isTrue })
