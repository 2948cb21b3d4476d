import { describe, expect, it } from 'vitest'
import { languageCodes, spokenLanguages } from './spoken-languages.ts'

const texts = (languages: readonly string[], offersSpanish: boolean) => spokenLanguages(languages, offersSpanish).map(({ text }) => text)

describe('spokenLanguages', () => {
  it.each([
    ['LOC-17', ['English'], true, ['English', 'Español']],
    ['LOC-17', ['Spanish', 'English'], true, ['Español', 'English']],
    ['LOC-17', ['Español'], true, ['Español']],
    ['LOC-17', [], true, ['Español']],
    ['LOC-19', ['English'], false, []],
    ['LOC-19', [' english ', 'English'], false, []],
    ['LOC-19', [], false, []],
    ['LOC-19', ['French'], false, ['Français']],
    ['LOC-18', ['español', 'FRANÇAIS'], false, ['Español', 'Français']],
    ['LOC-18', ['Choctaw', ' CHOCTAW', 'French', ''], false, ['Choctaw', 'Français']],
    ['LOC-18', ['English', 'Choctaw'], false, ['English', 'Choctaw']],
  ])('[%s] %j, Spanish offered %s: %j', (_id, languages, offersSpanish, shown) => {
    expect(texts(languages, offersSpanish)).toEqual(shown)
  })

  it.each([
    ['Spanish', 'Español', 'es'],
    ['Arabic', 'العربية', 'ar'],
    ['Vietnamese', 'Tiếng Việt', 'vi'],
    ['Hindi', 'हिन्दी', 'hi'],
    ['Marathi', 'मराठी', 'mr'],
    ['Gujarati', 'ગુજરાતી', 'gu'],
    ['Farsi', 'فارسی', 'fa'],
    ['French', 'Français', 'fr'],
    ['Tagalog', 'Tagalog', 'tl'],
  ])('[LOC-18] %s is %s with its language code', (language, text, lang) => {
    expect(spokenLanguages([language], false)).toEqual([{ text, lang }])
    expect(languageCodes).toContain(lang)
  })
})
