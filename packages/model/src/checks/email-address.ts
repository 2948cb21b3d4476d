import type { Check } from './check.ts'

/** One address that mail can be sent to: no display name, no list, nothing that could end a header line. */
export const emailAddressCheck: Check = (value) =>
  /^[^\s@,;:<>()[\]"\\]{1,64}@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,63}$/i.test(value) && value.length <= 254
    ? undefined
    : 'must be one e-mail address such as care@example.com'
