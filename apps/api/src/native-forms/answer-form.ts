import type { FieldName } from '@bank/forms/form-field.ts'
import { contactFormKinds } from '@bank/forms/form-kinds.ts'
import { type FormErrors, formErrors } from '@bank/forms/form-schema.ts'
import { appointmentFields, appointmentMessages } from '@bank/forms/kinds/appointment.ts'
import { appointmentTextErrors } from '@bank/forms/kinds/appointment-errors.ts'
import { formMessages } from '@bank/forms/messages.ts'
import { hasText } from '@bank/forms/text-checks.ts'
import type { Translate } from '@bank/i18n/translate.ts'
import { byTelephone } from '@bank/rules/appointments/appointment-places.ts'
import { escapeText } from '@bank/rules/text/html.ts'
import { type HTMLElement, parse } from 'node-html-parser'
import { type Contact, formNotice } from './form-notice.ts'

/** What a visitor wrote, by the names of the fields that the form has. */
type Words = Readonly<Record<string, string>>

const controlsOf = (form: HTMLElement): readonly HTMLElement[] =>
  form.querySelectorAll('input, select, textarea').filter((control) => control.hasAttribute('name'))

const nameOf = (control: HTMLElement): string => control.getAttribute('name') ?? ''

/** What a choice offers; none for what visitors type. */
const choicesOf = (form: HTMLElement, name: string): readonly HTMLElement[] =>
  form.querySelectorAll(`select[name=${name}] option, [type=radio][name=${name}]`)

/** Browsers send each line break as two signs; scripts and limits count one. A choice that the page does not offer is none. */
const wordsOf = (form: HTMLElement, posted: URLSearchParams): Words =>
  Object.fromEntries(
    controlsOf(form)
      .map(nameOf)
      .map((name) => {
        const words = (posted.get(name) ?? '').replaceAll('\r\n', '\n')
        const offered = choicesOf(form, name)
        return [name, offered.length === 0 || offered.some((choice) => choice.getAttribute('value') === words) ? words : '']
      }),
  )

/** A choice as visitors read it, every other text as it is. */
const readable = (form: HTMLElement, name: string, words: string): string => {
  const chosen = words ? choicesOf(form, name).find((choice) => choice.getAttribute('value') === words) : undefined
  return (chosen?.tagName === 'INPUT' ? chosen.parentNode : chosen)?.text.trim() || words
}

const choose = (element: HTMLElement, attribute: 'selected' | 'checked', isChosen: boolean): void => {
  if (isChosen) element.setAttribute(attribute, '')
  else element.removeAttribute(attribute)
}

/** Writes a text into its field, escaped: the parser writes attributes as they are given. */
const fill = (control: HTMLElement, words: string): void => {
  if (control.tagName === 'SELECT')
    for (const option of control.querySelectorAll('option')) choose(option, 'selected', (option.getAttribute('value') ?? '') === words)
  // Parsers of pages drop a line break that comes first.
  else if (control.tagName === 'TEXTAREA') control.textContent = `\n${words}`
  else if (control.getAttribute('type') !== 'radio') control.setAttribute('value', escapeText(words))
  else if (words) choose(control, 'checked', control.getAttribute('value') === words)
}

/** What is wrong with a request for an appointment, apart from choices that scripts alone offer: nobody can make them here. */
const appointmentErrors = (form: HTMLElement, words: Words, t: Translate): FormErrors => {
  const messages = appointmentMessages(t)
  const offered = appointmentFields({ places: [], topics: [] }, t).filter(
    ({ name, control }) => control !== 'select' || form.querySelector(`[name=${name}] option:not([disabled])`),
  )
  const noNumber = words['place'] === byTelephone && !hasText(words['phone'] ?? '') && { phone: messages.phoneRequired }
  return { ...noNumber, ...appointmentTextErrors(offered, words, messages) }
}

/** Everything that is wrong, by the schema of page and API. */
const errorsOf = (form: HTMLElement, words: Words, t: Translate): FormErrors => {
  const kind = contactFormKinds.find((each) => each === form.getAttribute('data-form'))
  if (!kind) return appointmentErrors(form, words, t)
  const zip = form.querySelector('[name=zip]')
  return formErrors(
    {
      kind,
      messages: formMessages(t),
      zip: zip?.getAttribute('aria-required') === 'true',
      referral: form.querySelector('[name=whereDidYouHearAboutUs]') !== null,
    },
    words,
  )
}

/** The form of a page with this id, and where it stands. */
const findForm = (page: string, id: string) => {
  const start = /^[\w-]+$/.test(id) ? page.search(new RegExp(`<form [^>]*\\bid="${id}"[^>]*\\bdata-form=`)) : -1
  const end = page.indexOf('</form>', start) + '</form>'.length
  const form = start < 0 ? null : parse(page.slice(start, end), { comment: true }).querySelector('form')
  // What is said about the form stands outside of what scripts take over.
  return form && { form, start, end, before: Math.max(page.lastIndexOf('<astro-island', start), page.lastIndexOf('</noscript>', start)) }
}

/**
 * A page whose form was posted by no script (D-FORM-28): its words are in their fields again, what is wrong is marked and listed above, and so is
 * how else to reach the bank. Nothing for a page that has no such form.
 */
export const answerForm = (page: string, posted: URLSearchParams, contact: Contact, t: Translate): string | undefined => {
  const id = posted.get('form') ?? ''
  const found = findForm(page, id)
  if (!found) return undefined
  const { form, start, end, before } = found
  const words = wordsOf(form, posted)
  const errors = errorsOf(form, words, t)
  const fields = [...new Map(controlsOf(form).map((control) => [nameOf(control), control])).entries()].map(([name, control]) => ({
    id: control.id || `${id}-${name}`,
    label: form.querySelector(`label[for="${control.id}"]`)?.childNodes[0]?.text ?? form.querySelector('legend')?.text ?? '',
    words: readable(form, name, words[name] ?? ''),
    error: errors[name as FieldName],
    control,
  }))
  for (const control of controlsOf(form)) fill(control, words[nameOf(control)] ?? '')
  for (const { id: field, error, control } of fields) {
    if (!error) continue
    control.closest('.form-field')?.setAttribute('data-answer', error)
    // One by one: setting all at once would write the words as they are read, without their escapes.
    control.setAttribute('aria-invalid', 'true')
    control.setAttribute('aria-describedby', [`${field}-answer`, control.getAttribute('aria-describedby')].filter(Boolean).join(' '))
  }
  // For the form, should it come to life after all.
  form.setAttribute('data-words', escapeText(JSON.stringify(words)))
  const notice = formNotice(id, fields, contact, t).markup
  return `${page.slice(0, before)}${notice}${page.slice(before, start)}${form.toString()}${page.slice(end)}`
}
