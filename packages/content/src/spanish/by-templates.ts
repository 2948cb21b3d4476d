/** Sentences of one language by those of another; `{name}` is any text, the same on both sides. */
export type Templates = Readonly<Record<string, string>>

const places = /\{(\w+)\}/g

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')

type Template = { readonly pattern: RegExp; readonly names: readonly string[]; readonly translation: string; readonly fixed: number }

const compile = ([text, translation]: readonly [string, string]): Template => {
  const parts = text.split(places)
  const pattern = parts.map((part, index) => (index % 2 === 1 ? '(.+?)' : escaped(part))).join('')
  return {
    pattern: new RegExp(`^${pattern}$`, 's'),
    names: parts.filter((_, index) => index % 2 === 1),
    translation,
    fixed: text.replaceAll(places, '').length,
  }
}

type Translate = (text: string) => string | undefined

const translator = (templates: Templates, inPlace: Translate): Translate => {
  const compiled = Object.entries(templates)
    .filter(([text]) => text.search(places) >= 0)
    .map(compile)
    .toSorted((one, other) => other.fixed - one.fixed)
  return (text) => {
    if (Object.hasOwn(templates, text)) return templates[text]
    for (const { pattern, names, translation } of compiled) {
      const found = pattern.exec(text)?.slice(1)
      if (!found) continue
      const said = new Map(names.map((name, index) => [name, inPlace(found[index] ?? '') ?? found[index]]))
      return translation.replaceAll(places, (place, name: string) => said.get(name) ?? place)
    }
    return undefined
  }
}

/**
 * Translates sentences that were filled in already; `undefined` for those that no template makes. The template with the most words of its own
 * decides. What stands in a place is translated, too, where it is a sentence of the templates by itself, or one of `words`, which are no
 * sentences alone.
 */
export const byTemplates = (templates: Templates, words: Templates = {}): Translate => {
  const inPlace: Translate = (text) => sentence(text) ?? word(text)
  const [sentence, word] = [translator(templates, inPlace), translator(words, inPlace)]
  return sentence
}
