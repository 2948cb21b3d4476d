/** What we use of reCAPTCHA's script. */
export type Grecaptcha = {
  readonly render: (
    container: HTMLElement,
    options: {
      readonly sitekey: string
      readonly size: 'invisible'
      readonly badge: 'bottomleft'
      /** Widgets of several forms leave each other alone. */
      readonly isolated: true
      readonly callback: (token: string) => void
      readonly 'expired-callback': () => void
      readonly 'error-callback': () => void
    },
  ) => number
  readonly execute: (widget: number) => unknown
  readonly reset: (widget: number) => void
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha
    /** Called by reCAPTCHA's script when it is complete. */
    recaptchaIsThere?: () => void
  }
}

let loading: Promise<Grecaptcha> | undefined

const load = (language: string): Promise<Grecaptcha> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=explicit&onload=recaptchaIsThere&hl=${language}`
    window.recaptchaIsThere = () => {
      if (window.grecaptcha) resolve(window.grecaptcha)
      else reject(new Error('reCAPTCHA came without its functions'))
    }
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('reCAPTCHA could not be loaded'))
    })
    document.head.append(script)
  })

/** reCAPTCHA's script, asked for by the first form that needs it and once only. After a failure the next call asks again. */
export const loadRecaptcha = (language: string): Promise<Grecaptcha> => {
  loading ??= load(language).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
