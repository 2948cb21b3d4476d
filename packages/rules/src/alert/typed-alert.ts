import type { Alert } from './alert.ts'

/** Any type gives the red style, not only the known ones (ALERT-14 to ALERT-16). */
export const isTypedAlert = ({ type }: Pick<Alert, 'type'>): boolean => Boolean(type)
