/** An alert as the alert call answers it (API-15): texts in one language, `urls` with one line for each place it shows at. */
export type Alert = {
  readonly id: string
  readonly description?: string | null | undefined
  readonly type?: string | null | undefined
  readonly urls?: string | null | undefined
  /** Names of the fields in which English stands in for a missing translation (D-API-8). */
  readonly _fallback?: readonly string[] | undefined
}

/** Where a browser keeps that a visitor dismissed the alert (STORE-05, D-ALERT-4). */
export const alertStorageKey = (id: string): string => `alertHeight-${id}`

/** What is kept there: the height that is left (ALERT-05). */
export const dismissedHeight = '0'
