import { expect, it } from 'vitest'
import { readAdminEnvironment } from './admin-environment.ts'

it('is on this machine alone unless an address is given', () => {
  expect(readAdminEnvironment({ CMS_PORT: '', CMS_URL: ' ' })).toEqual({
    port: 8090,
    url: undefined,
    origins: ['http://127.0.0.1:8090', 'http://localhost:8090'],
    previewUrl: undefined,
    isFactorRequired: false,
    mail: undefined,
  })
  const mail = { PREVIEW_URL: 'https://preview.bank.example', SMTP_URL: 'smtps://mail.bank.example', MAIL_FROM: 'website@bank.example' }
  const given = { CMS_PORT: '9000', CMS_URL: 'https://cms.bank.example/', CMS_SECOND_FACTOR: 'required', ...mail }
  expect(readAdminEnvironment(given)).toEqual({
    port: 9000,
    url: 'https://cms.bank.example',
    origins: ['https://cms.bank.example'],
    previewUrl: 'https://preview.bank.example',
    isFactorRequired: true,
    mail: { smtpUrl: 'smtps://mail.bank.example', from: 'website@bank.example' },
  })
})

it('names everything that is wrong', () => {
  expect(() => readAdminEnvironment({ CMS_PORT: '99999', CMS_URL: 'https://bank.example/cms' })).toThrow(
    /CMS_PORT[\s\S]*CMS_URL|without a path[\s\S]*CMS_PORT/,
  )
})
