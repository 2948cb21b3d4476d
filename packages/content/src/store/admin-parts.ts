import type { Config } from 'payload'

/** Parts of the admin that are ours, by the way to them; `import-map.ts` of the admin holds each of them. */
export const adminComponents: NonNullable<NonNullable<Config['admin']>['components']> = {
  beforeDashboard: ['@bank/cms/accounts/second-factor/SetUpNotice.tsx#SetUpNotice'],
  views: {
    login: { Component: '@bank/cms/accounts/login/LoginView.tsx#LoginView' },
    forgot: { Component: '@bank/cms/accounts/forgot/ForgotView.tsx#ForgotView' },
  },
}

/** What the admin says otherwise than the store's own texts. */
export const adminTexts = {
  en: { error: { emailOrPasswordIncorrect: 'The address, the password or the code is not right.' } },
  es: { error: { emailOrPasswordIncorrect: 'La dirección, la contraseña o el código no es correcto.' } },
} as const
