import { fillForm, formOf, formPaths, newVisitor, openFilled, sendButton, watchMessages } from '../browser/forms.ts'
import { tracked } from '../browser/tracked.ts'
import { expect, test } from '../browser/visit.ts'
import { mailOf } from '../mail/inbox.ts'

const person = { fullName: 'Renée Landry', phone: '504-555-0110' }
const words = { message: 'Please call me.\nAfter five.' }
const place = { city: 'Houma', state: 'LA' }
const referral = { zip: '70360', whereDidYouHearAboutUs: 'Banker' }
const byMail = { env: 'SUPPORT_FORM', mailto: 'care@gulfpines.example', preferredMethodOfContact: 'Email' }

/** The subject where a form names none, as the site settings have it, and the form as the mail names it (D-FORM-30). */
const subjects = {
  support: ['Message from the website', 'Support form'],
  location: ['Message from the website', 'Support form'],
  product: ['Message from the website', 'Support form'],
  heroes: ['Heroes program', 'Heroes form'],
  homeAssist: ['Home assist program', 'Home-assist form'],
} as const

/** What each form sends beside what depends on the visit, and to whom. */
const forms = [
  { ids: '[FORM-57] [FORM-77]', kind: 'support', call: 'mail', to: 'care@', body: { ...person, ...words, ...byMail } },
  {
    ids: '[FORM-61] [FORM-77]',
    kind: 'location',
    call: 'mail',
    to: 'care@',
    body: { ...person, ...words, ...place, ...referral, ...byMail },
  },
  { ids: '[FORM-61] [FORM-77]', kind: 'product', call: 'mail', to: 'care@', body: { ...person, ...words, ...referral, ...byMail } },
  {
    ids: '[FORM-62] [FORM-64] [API-12]',
    kind: 'heroes',
    call: 'heroes',
    to: 'homeloans@',
    body: { ...person, ...place, env: 'HEROES_FORM' },
  },
  {
    ids: '[FORM-63] [FORM-64] [API-14]',
    kind: 'homeAssist',
    call: 'homeassist',
    to: 'homeloans@',
    body: { ...person, ...place, env: 'HOME_ASSIST_FORM' },
  },
] as const

for (const { ids, kind, call, to, body } of forms) {
  test(`[FORM-51] [FORM-58] [FORM-59] [FORM-60] [FORM-78] [D-FORM-30] ${ids} the ${kind} form reaches the bank and leads to the thank-you page, in English on wide screens and in Spanish on phones`, {
    tag: kind === 'support' || kind === 'heroes' ? '@both' : [],
  }, async ({ page, isMobile }) => {
    const language = isMobile ? 'es' : 'en'
    const visitor = newVisitor()
    const sent = watchMessages(page)
    const form = await openFilled(page, kind, visitor, language)
    await sendButton(form).click()
    await page.waitForURL('**/thank-you/')
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    // The language of the page was not chosen by sending a form.
    expect((await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual([`visit-lang=${language}`])

    expect(sent.map((request) => new URL(request.url()).pathname)).toEqual([`/api/contact/${call}/`])
    const { subject, recaptcha, ...rest } = sent[0]?.postDataJSON() ?? {}
    expect(rest).toEqual({
      ...body,
      email: visitor,
      ...(call === 'mail' ? { source: `/${language}${formPaths[kind]}` } : { lang: language }),
    })
    expect(sent[0]?.headers()['content-language']).toBe(language)
    expect(recaptcha).toMatch(/^[A-Za-z0-9+/]{200,}=*$/)

    const mail = await mailOf(visitor)
    expect(mail.to).toEqual([`${to}gulfpines.example`])
    const [given, name] = subjects[kind]
    expect(mail.subject).toBe(`${subject ?? given} [${name}, /${language}${formPaths[kind]}, ${isMobile ? 'Spanish' : 'English'}]`)
    expect(mail.text).toContain(person.fullName)
    if ('message' in body) expect(mail.text).toContain('> Please call me.\r\n> After five.')
  })
}

test('[FORM-49] [D-FORM-8] [D-ANAL-2] [D-ANAL-4] a success is flagged for three seconds, said to screen readers and recorded without anything that was typed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: { flag?: string; from?: number; until?: number; said: string[] } = { said: [] }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const flag = document.documentElement.dataset['formSent']
      if (flag && seen.from === undefined) Object.assign(seen, { flag, from: performance.now() })
      if (!flag && seen.from !== undefined) seen.until ??= performance.now()
      const said = document.querySelector('body > [role=status]')?.textContent
      if (said && !seen.said.includes(said)) seen.said.push(said)
    }).observe(document, { attributes: true, childList: true, subtree: true, characterData: true })
  })
  const form = await openFilled(page, 'heroes', newVisitor())
  await sendButton(form).click()
  await page.waitForURL('**/thank-you/')
  const read = () =>
    page.evaluate(() => (window as unknown as { seen: { flag?: string; from: number; until?: number; said: string[] } }).seen)
  await expect.poll(async () => (await read()).until).toBeGreaterThan(0)
  const { flag, from, until = 0, said } = await read()
  const reference = await page.locator('.form-reference').textContent()
  expect([flag, said]).toEqual(['heroes', [`Your message was sent. ${reference}`]])
  // Both were noticed a moment after they happened.
  expect(until - from).toBeGreaterThan(2900)
  expect(await tracked(page, 'form')).toEqual([
    { event: 'datalayer_track', action: 'submit', category: 'form', label: 'heroes', form: 'heroes', market: '' },
  ])
})

test('[FORM-48] the badge stands at the bottom left, takes no clicks and leaves the footer alone', { tag: '@both' }, async ({ page }) => {
  await page.goto('/en/contact/')
  const badge = page.locator('.form-badge > span')
  await expect(badge).toHaveCount(0)
  await formOf(page, 'support').locator('[name=fullName]').focus()
  await expect(badge).toHaveText('Protected by ALTCHA')
  const height = page.viewportSize()?.height ?? 0
  const place = await badge.boundingBox()
  expect(place?.x).toBeLessThan(20)
  const text = await badge.evaluate((element) => {
    const range = element.ownerDocument.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().right
  })
  expect(text, 'its text stays inside it').toBeLessThanOrEqual((place?.x ?? 0) + (place?.width ?? 0))
  expect(height - ((place?.y ?? 0) + (place?.height ?? 0))).toBeGreaterThanOrEqual(0)
  expect(height - ((place?.y ?? 0) + (place?.height ?? 0))).toBeLessThan(20)
  expect(await badge.evaluate((element) => element.ownerDocument.elementFromPoint(20, innerHeight - 24) === element)).toBe(false)
  const footer = page.locator('footer')
  await footer.locator('a').last().scrollIntoViewIfNeeded()
  const end = await badge.boundingBox()
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((await footer.boundingBox())?.y ?? 0)
})

for (const path of ['/es/contact/', '/es/contact/appointment/', '/en/heroes/'])
  test(`[FORM-48] the badge covers no field and no label of ${path}`, { tag: '@both' }, async ({ page, isMobile }) => {
    await page.goto(path)
    const form = page.locator('[data-form]').first()
    await form.locator('input, select').first().focus()
    const badge = page.locator('.form-badge > span')
    for (const width of isMobile ? [320, 390, 639, 768] : [320, 640, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(badge).toBeVisible()
      const right = await badge.evaluate((element) => element.getBoundingClientRect().right)
      const lefts = await form
        .locator('input, select, textarea, label, button')
        .evaluateAll((all) =>
          all.map((element) => element.getBoundingClientRect()).flatMap(({ left, width: own }) => (own > 1 ? [left] : [])),
        )
      expect.soft(Math.min(...lefts), `${width} px`).toBeGreaterThanOrEqual(right)
    }
  })

test('[FORM-50] a form can be sent once more after the way back, and starts empty', async ({ page }) => {
  const visitor = newVisitor()
  await sendButton(await openFilled(page, 'heroes', visitor)).click()
  await page.waitForURL('**/thank-you/')
  await mailOf(visitor)
  await page.goBack()
  await page.waitForURL('**/heroes/')
  const form = formOf(page, 'heroes')
  await expect(form.locator('[name=fullName]')).toHaveValue('')
  const second = newVisitor()
  await fillForm(form, second)
  await sendButton(form).click()
  await page.waitForURL('**/thank-you/')
  await mailOf(second)
})
