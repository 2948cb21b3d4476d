import type { BrowserContext, Locator, Page, Request } from '@playwright/test'
import { expect } from './visit.ts'

export const texts = {
  en: {
    choices: ['Personal and business banking', 'Treasury management', 'Mortgage', 'Loans'],
    personal: ['User ID'],
    treasury: ['Company ID', 'Username'],
    links: ['Forgot user ID', 'Enroll'],
    tooLong: (max: number) => `Enter at most ${max} characters`,
    required: 'This field is required',
  },
  es: {
    choices: ['Banca personal y de empresas', 'Tesorería', 'Hipoteca', 'Préstamos'],
    personal: ['ID de usuario'],
    treasury: ['ID de la empresa', 'Nombre de usuario'],
    links: ['Olvidé mi ID de usuario', 'Inscribirse'],
    tooLong: (max: number) => `Escriba como máximo ${max} caracteres`,
    required: 'Este campo es obligatorio',
  },
} as const

export const button = (page: Page): Locator => page.locator('[aria-controls=header-login]')

export const panel = (page: Page): Locator => page.locator('#header-login')

export const choice = (page: Page, name: string): Locator => panel(page).locator('.login-choice', { hasText: name })

export const stored = (page: Page) => page.evaluate(() => localStorage.getItem('loginOption'))

export const open = async (page: Page): Promise<void> => {
  await button(page).click()
  await expect(panel(page)).toBeVisible()
}

/** A visitor who has been here before. */
export const remember = (page: Page, option: string) => page.addInitScript((value) => localStorage.setItem('loginOption', value), option)

export type Post = { readonly method: string; readonly url: string; readonly body: string | null }

export const postOf = (request: Request): Post => ({ method: request.method(), url: request.url(), body: request.postData() })

/** Stands in for the hosts of the online banking: writes down what they are asked. */
export const standIn = (context: BrowserContext): Promise<readonly Post[]> => standInAndNote(context, postOf)

/** The same, for what `note` makes of each request. */
export const standInAndNote = async <Note>(context: BrowserContext, note: (request: Request) => Note): Promise<readonly Note[]> => {
  const asked: Note[] = []
  await context.route(/^https:\/\/\w+\.gulfpines\.example\//, async (route) => {
    asked.push(note(route.request()))
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Somebody else</title><link rel="icon" href="data:,">' })
  })
  return asked
}
