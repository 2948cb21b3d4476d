import type { ComponentType } from 'react'

/**
 * What the HTML of a component is made of: an object that is the same one on all pages of a language, what else it depends on, and an address that
 * differs from page to page, which takes part in nothing but the component's HTML.
 */
export type PartOf = { readonly of: object; readonly and: string; readonly address?: string }

/** A component that looks the same on many pages. `withAddress` puts another address into its props. */
export type SharedPart<Props> = {
  readonly partOf: (props: Props) => PartOf
  readonly withAddress?: (props: Props, address: string) => Props
}

/** By component; each takes the props of its own. */
export type SharedParts = ReadonlyMap<unknown, unknown>

/** Stands for an address while a part is rendered; no page says it. */
const placeholder = '/address-of-the-page/'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' }

/** As React writes it into an attribute. */
export const escaped = (value: string): string => value.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

/** Gives the HTML of a component. `render` makes it; `and` is what it depends on besides the props. */
export type PartRenderer = <Props extends object>(
  component: ComponentType<Props>,
  props: Props,
  and: string,
  render: (props: Props) => string,
) => string

/** Renders parts that pages share, each once for all pages on which it looks the same. */
export const sharedPartRenderer = (parts: SharedParts): PartRenderer => {
  const rendered = new WeakMap<object, Map<string, readonly string[]>>()
  const names = new Map([...parts.keys()].map((component, index) => [component, index]))
  return (component, props, and, render) => {
    const part = parts.get(component) as SharedPart<typeof props> | undefined
    if (!part) return render(props)
    const { of, and: other, address = '' } = part.partOf(props)
    const known = rendered.get(of) ?? new Map<string, readonly string[]>()
    rendered.set(of, known)
    const key = `${names.get(component)} ${and} ${other}`
    const pieces = known.get(key) ?? render(part.withAddress?.(props, placeholder) ?? props).split(placeholder)
    known.set(key, pieces)
    return pieces.join(escaped(address))
  }
}
