import { en } from 'payload/i18n/en'
import { es } from 'payload/i18n/es'
import { expect, it } from 'vitest'
import { adminTexts } from './admin-texts.ts'

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Each text by its way, such as `general:welcome`. */
const byWay = (texts: Texts): ReadonlyMap<string, string> =>
  new Map(Object.entries(texts).flatMap(([group, own]) => Object.entries(own).map(([key, text]) => [`${group}:${key}`, text] as const)))

const own = { en: byWay(adminTexts.en), es: byWay(adminTexts.es) }
const stores = { en: byWay(en.translations), es: byWay(es.translations) }

/** Pronouns, forms of verbs and commands that speak to somebody as tú. */
const saysTu =
  /(?<!\p{L})(?:tú|tus?|te|ti|contigo|eres|estás|has|hayas|tienes|debes|puedes|podrás|quieres|deseas|necesitas|\p{L}+(?:aste|[aei]rás)|abriste|escribiste|pediste|perdiste|tomas|sales|pierdas|abras|arrastra|suelta|dibuja|ajusta|busca|corrige|revisa|verifica|confirma|cierra|crea|edita|elige|entra|escribe|guarda|descarta|haz|ignora|intenta|introduce|pega|pégalo|pulsa|recarga|selecciona|vuelve)(?!\p{L})/iu

it('speaks to nobody as tú in Spanish', () => {
  const said = [...new Map([...stores.es, ...own.es])]
  expect(said.filter(([, text]) => saysTu.test(text))).toEqual([])
})

it('says yes and no of what is marked, as forms do', () => {
  const said = (language: 'en' | 'es') => ['general:true', 'general:false'].map((way) => own[language].get(way))
  expect([said('en'), said('es')]).toEqual([
    ['Yes', 'No'],
    ['Sí', 'No'],
  ])
})

it('replaces texts that the store has, with the same places to fill in', () => {
  const places = (text: string | undefined) => text?.match(/\{\{\w+\}\}|<\/?\d>/g)?.toSorted()
  for (const language of ['en', 'es'] as const)
    for (const [way, text] of own[language]) expect([way, places(text)]).toEqual([way, places(stores[language].get(way))])
})

it('is in both languages where the English text changes', () => {
  for (const way of own.en.keys()) expect(own.es.has(way), way).toBe(true)
})
