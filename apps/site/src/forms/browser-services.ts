import type { FormServices } from '@bank/blocks/form/form-services.ts'

/** What forms ask of the world, bound to this browser. */
export const browserServices: FormServices = {
  captcha: () => ({
    prepare: () => {},
    token: () => Promise.reject(new Error('there is no captcha')),
    reset: () => {},
    onExpired: () => () => {},
  }),
  path: () => location.pathname,
  send: () => Promise.reject(new Error('messages cannot be sent')),
  succeed: () => {},
}
