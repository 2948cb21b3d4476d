/** Refuses a value: returns a sentence that an editor understands, or nothing when the value is fine. */
export type Check = (value: string) => string | undefined
