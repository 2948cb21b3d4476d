import { translator } from '@bank/i18n/translate.ts'
import fc from 'fast-check'
import { parse } from 'node-html-parser'
import { expect, it } from 'vitest'
import { answerForm } from './answer-form.ts'

const page = `<main><noscript>Needs scripts</noscript><astro-island ssr><form id="f" method="post" data-form="product"><!-- -->
<input id="f-fullName" name="fullName"><label for="f-fullName">Full name<span> (!)</span></label><input id="f-email" name="email"/>
<label for="f-email">Email</label><input id="f-zip" name="zip"><label><input type="radio" name="way" value="Email" checked="">Correo</label><label><input type="radio" name="way" value="Phone">Teléfono</label>
<select id="f-state" name="state"><option value="" disabled="">?</option><option value="LA">LA</option></select><textarea id="f-message" name="message"></textarea>
</form><!--astro:end--></astro-island><form id="other" data-form="heroes"></form></main>`

const contact = { phone: '800-555-0142', email: 'hello@bank.example' }
const answer = (fields: Record<string, string>, t = translator('en')) =>
  answerForm(page, new URLSearchParams({ form: 'f', ...fields }), contact, t) ?? ''

it('[D-FORM-28] writes words and choices into their fields, and leaves the rest of the page alone', () => {
  const html = answer({ fullName: 'Zoë', email: 'a@b.co', way: 'Phone', state: 'LA', message: 'one\r\ntwo', unknown: 'x' })
  const form = parse(html, { comment: true }).getElementById('f')
  expect(form?.querySelector('[name=fullName]')?.getAttribute('value')).toBe('Zoë')
  expect(form?.querySelector('[checked]')?.getAttribute('value')).toBe('Phone')
  expect(form?.querySelector('[selected]')?.getAttribute('value')).toBe('LA')
  expect(form?.querySelector('textarea')?.textContent).toBe('\none\ntwo')
  expect(form?.innerHTML).toContain('<!-- -->')
  expect(html).not.toContain('unknown')
  expect(html.endsWith('</form><!--astro:end--></astro-island><form id="other" data-form="heroes"></form></main>')).toBe(true)
  expect(html.indexOf('form-summary')).toBeLessThan(html.indexOf('<astro-island'))
})

it('[D-FORM-28] marks and lists what is wrong, in the language of the page', () => {
  const html = answer({ fullName: '\u200b', email: 'a@', zip: 'abc' }, translator('es'))
  const root = parse(html)
  for (const [name, error] of [
    ['fullName', 'Escriba su nombre completo.'],
    ['email', 'Escriba un correo electrónico válido.'],
    ['zip', 'Escriba un código postal que exista, de cinco dígitos, como 70360.'],
  ] as const) {
    const control = root.querySelector(`[name=${name}]`)
    expect(control?.getAttribute('aria-invalid')).toBe('true')
    expect(root.getElementById(control?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(error)
  }
  expect(root.querySelector('.form-summary a[href="#f-fullName"]')?.textContent).toBe('Full name')
})

it('[FORM-26] [D-FORM-28] asks for a ZIP code only where the form requires one', () => {
  const zipOf = (shown: string) =>
    parse(answerForm(shown, new URLSearchParams({ form: 'f', fullName: 'Zoë', email: 'a@b.co' }), contact, translator('en')) ?? '')
      .querySelector('[name=zip]')
      ?.hasAttribute('aria-invalid')
  expect([zipOf(page), zipOf(page.replace('name="zip"', 'name="zip" aria-required="true"'))]).toEqual([false, true])
})

it('[D-FORM-24] [D-FORM-28] begins a mail with the words, private numbers masked, and with their beginning and a note where they are too long for an address', () => {
  const mailOf = (html: string) => parse(html).querySelector('a[href^="mailto:"]')?.getAttribute('href')
  expect(decodeURIComponent(mailOf(answer({ fullName: 'Zoë', message: '4111 1111 1111 1111' })) ?? '')).toBe(
    'mailto:hello@bank.example?body=Full name: Zoë\r\n: ****1111',
  )
  expect(decodeURIComponent(mailOf(answer({ way: 'Phone' })) ?? '')).toContain(': Teléfono')
  const cut = mailOf(answer({ fullName: 'Zoë', message: '👋é\n'.repeat(3000) }, translator('es'))) ?? ''
  expect([cut.length <= 1900, cut.length > 1850]).toEqual([true, true])
  expect(decodeURIComponent(cut)).toMatch(
    /^mailto:hello@bank\.example\?body=Full name: Zoë\r\n: 👋é\r\n👋é[👋é\r\n]*\r\n\[El resto no cupo aquí\. Por favor, cópielo del formulario\.\]$/u,
  )
})

it('[D-FORM-28] answers long texts soon, and those of many numbers too', () => {
  const words = [...['1-', '٤ ', '4444 ', '1'].map((some) => some.repeat(100_000)), `x${'👋'.repeat(50_000)}`]
  // The processor's time, which others on the machine do not make longer.
  const started = process.cpuUsage()
  for (const message of words) expect(answer({ message })).toContain('mailto:')
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(2000)
})

const appointment = `<main><form id="f" data-form="appointment"><select id="f-place" name="place"><option value="" disabled="">?</option><option value="telephone">By telephone</option></select>
<label for="f-place">Where</label><select id="f-topic" name="topic"><option value="" disabled="">?</option><option value="loan">A loan</option></select>
<select id="f-firstDate" name="firstDate"><option value="" disabled="">?</option></select><input id="f-fullName" name="fullName"><input id="f-email" name="email"><input id="f-phone" name="phone">
<div><textarea id="f-message" name="message"></textarea><label for="f-message">When?</label></div></form></main>`

it('[D-FORM-28] marks what is wrong with a request for an appointment, but for choices that scripts alone offer', () => {
  const answered = answerForm(
    appointment,
    new URLSearchParams({ form: 'f', place: 'telephone', fullName: '--', email: 'a@b.co' }),
    contact,
    translator('es'),
  )
  const root = parse(answered ?? '')
  const wrong = root.querySelectorAll('[aria-invalid=true]').map((control) => control.getAttribute('name'))
  expect(wrong).toEqual(['topic', 'fullName', 'phone'])
  expect(root.getElementById('f-topic-answer')?.textContent).toBe('Elija de qué se trata.')
  expect(root.querySelector('[name=place] [selected]')?.getAttribute('value')).toBe('telephone')
  expect(decodeURIComponent(root.querySelector('a[href^="mailto:"]')?.getAttribute('href') ?? '')).toContain('body=Where: By telephone\r\n')
})

it('[D-FORM-28] gives the words back that stand in for choices of scripts', () => {
  const posted = new URLSearchParams({ form: 'f', message: 'Monday "at" <two>' })
  const html = answerForm(appointment, posted, contact, translator('en')) ?? ''
  expect(html).toContain('<div><textarea id="f-message" name="message">\nMonday &quot;at&quot; &lt;two&gt;</textarea>')
  expect(decodeURIComponent(html)).toContain('When?: Monday')
})

it('[D-FORM-28] takes no choice that the page does not offer', () => {
  const forged = { form: 'f', place: 'the moon', topic: 'x"><b>', fullName: 'Zoë', email: 'a@b.co' }
  const root = parse(answerForm(appointment, new URLSearchParams(forged), contact, translator('en')) ?? '')
  expect(root.getElementById('f-place-answer')?.textContent).toBe('Please choose a banking center or the telephone.')
  expect(root.getElementById('f-topic-answer')?.textContent).toBe('Please choose what it is about.')
  expect(root.querySelectorAll('[selected]').map((option) => option.textContent)).toEqual(['?', '?', '?'])
  expect(root.querySelector('b')).toBeNull()
})

it.each([{ form: 'nowhere' }, { form: '' }, { form: '.*' }, { form: 'f" data-form' }])(
  'answers nothing for a form that the page has not: %j',
  (fields) => {
    expect(answerForm(page, new URLSearchParams(fields), contact, translator('en'))).toBeUndefined()
  },
)

it('never lets words become markup', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', '\\', '$', '`', '/', 'a', '\n', ';', 'lt') }), (words) => {
      const root = parse(answer({ fullName: words, message: words }))
      const plain = parse(answer({}))
      expect(root.getElementById('f')?.querySelectorAll('*').length).toBe(plain.getElementById('f')?.querySelectorAll('*').length)
      expect(root.querySelector('textarea')?.textContent).toBe(`\n${words}`)
      expect(root.querySelector('[name=fullName]')?.getAttribute('value')).toBe(words)
      expect(JSON.parse(root.getElementById('f')?.getAttribute('data-words') ?? '')).toMatchObject({ fullName: words, message: words })
    }),
    { examples: [['&lt\n'], ['&amp;lt;']] },
  )
})
