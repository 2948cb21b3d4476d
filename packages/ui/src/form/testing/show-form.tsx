import type { FormField } from '@bank/forms/form-field.ts'
import type { ContactFormKind, FormKind } from '@bank/forms/form-kinds.ts'
import type { FormPayload } from '@bank/forms/payloads.ts'
import type { Language } from '@bank/i18n/languages.ts'
import { translator } from '@bank/i18n/translate.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { Form } from '../Form.tsx'
import { type FormOptions, formProps } from '../form-props.ts'
import { contactRules } from '../form-rules.ts'
import type { FormServices, KeptForm } from '../form-services.ts'

type Sent = { readonly form: FormKind; readonly message: FormPayload; readonly key: string; readonly language: Language }

/** The world of a form in a test: everything it asks for is written down, and the answers are set from outside. */
export const testWorld = () => {
  const world = {
    log: [] as string[],
    sent: [] as Sent[],
    references: [] as (string | undefined)[],
    from: [] as string[],
    led: [] as (string | undefined)[],
    token: (): Promise<string> => Promise.resolve(`token-${world.log.length}`),
    answer: (): Promise<string | undefined> => Promise.resolve(undefined),
    kept: new Map<string, KeptForm>(),
    expire: (_isExpired: boolean): void => {},
    stopped: 0,
  }
  const services: FormServices = {
    captcha: (form) => ({
      prepare: () => world.log.push(`prepare ${form}`),
      token: () => {
        world.log.push('token')
        return world.token()
      },
      reset: () => world.log.push('reset'),
      onExpired: (listener) => {
        world.expire = listener
        return () => {
          world.stopped += 1
        }
      },
    }),
    path: () => '/en/contact/',
    send: (form, message, key, language) => {
      world.log.push('send')
      world.sent.push({ form, message, key, language })
      return world.answer()
    },
    succeed: (_form, { from, redirect, reference }) => {
      world.from.push(from)
      world.log.push('succeed')
      world.references.push(reference)
      world.led.push(redirect)
    },
    words: (form) => ({
      read: () => world.kept.get(form) ?? {},
      keep: (part) => world.kept.set(form, { ...world.kept.get(form), ...part }),
      forget: () => world.kept.delete(form),
    }),
  }
  return { world, services }
}

const setters = {
  INPUT: () => HTMLInputElement.prototype,
  TEXTAREA: () => HTMLTextAreaElement.prototype,
  SELECT: () => HTMLSelectElement.prototype,
}
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A form in the document, as a visitor meets it. */
export const showForm = async (kind: ContactFormKind, options: Partial<FormOptions> = {}, language: Language = 'en', kept?: KeptForm) => {
  const { world, services } = testWorld()
  if (kept) world.kept.set('f', kept)
  const host = document.body.appendChild(document.createElement('div'))
  const root: Root = createRoot(host)
  // Timers of a form that stays mounted would run in the tests of the next file.
  onTestFinished(() => act(async () => root.unmount()))
  const props = formProps(
    kind,
    { id: 'f', ...options },
    { language, t: translator(language), settings: { tollFreeNumber: '800-555-0142' } },
  )
  await act(async () => root.render(<Form of={props} rules={contactRules} services={services} onSent={() => world.log.push('onSent')} />))

  const find = <E extends Element = HTMLElement>(selector: string): E | null => host.querySelector<E>(selector)
  const form = find<HTMLFormElement>('form') as HTMLFormElement
  const control = (name: FormField['name']): Control => {
    const found = find<Control>(`[name=${name}]`)
    if (!found) throw new Error(`There is no field ${name}`)
    return found
  }
  const write = (name: FormField['name'], value: string) =>
    act(async () => {
      const element = control(name)
      element.focus()
      const prototype = setters[element.tagName as keyof typeof setters]()
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
      element.dispatchEvent(new Event(element.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
    })
  return {
    world,
    find,
    form,
    control,
    write,
    fill: async (values: Readonly<Partial<Record<FormField['name'], string>>>) => {
      for (const [name, value] of Object.entries(values)) await write(name as FormField['name'], value)
    },
    leave: (name: FormField['name']) =>
      act(async () => {
        control(name).focus()
        control(name).blur()
      }),
    submit: () => act(async () => form.requestSubmit()),
    press: (selector: string) => act(async () => find(selector)?.click()),
    settle: () => act(async () => {}),
    expire: (isExpired: boolean) => act(async () => world.expire(isExpired)),
    unmount: () => act(async () => root.unmount()),
    button: () => find<HTMLButtonElement>('[type=submit]') as HTMLButtonElement,
    captchaError: () => find('[data-captcha-error]'),
    /** The error of a field as assistive technology gets it: by its id, first of those that the field names. */
    error: (name: FormField['name']): string | undefined => {
      const element = control(name)
      const id = element.getAttribute('aria-describedby')?.split(' ')[0]
      const text = id ? (document.getElementById(id)?.textContent ?? undefined) : undefined
      return element.getAttribute('aria-invalid') === 'true' ? text : undefined
    },
    names: () => [...new Set([...form.elements].flatMap((element) => element.getAttribute('name') ?? []))],
  }
}

/** Values that each form takes. */
export const rightValues: { readonly [Kind in ContactFormKind]: Readonly<Partial<Record<FormField['name'], string>>> } = {
  support: { fullName: 'Renee Landry', email: 'renee@example.com', phone: '(555) 010-1234', message: 'Please call me.' },
  location: { fullName: 'Renee Landry', email: 'renee@example.com', city: 'Houma', state: 'LA' },
  product: { fullName: 'Renee Landry', email: 'renee@example.com' },
  heroes: { fullName: 'Renee Landry', phone: 'ask my sister', email: 'renee@example.com', city: 'Houma', state: 'LA' },
  homeAssist: { fullName: 'Renee Landry', phone: '555-0101', email: 'renee@example.com', city: 'Houma', state: 'MS' },
}
