import { describe, expect, it } from 'vitest'
import { heardOf, soundsApart } from './sound.ts'

describe('[D-LOC-1] the sound of a normalised name, and its consonants', () => {
  it.each([
    ['philadelphia', 'filadelfia', 'fldlf'],
    ['heights', 'jets', 'jts'],
    ['wright', 'writ', 'wrt'],
    ['beaumont', 'bomon', 'bmn'],
    ['beau', 'bo', 'b'],
    ['thibodaux', 'tibodo', 'tbd'],
    ['lexington', 'lesington', 'lsngtn'],
    ['quitman', 'kitman', 'ktmn'],
    ['iraq', 'irak', '_rk'],
    ['jackson', 'jason', 'jsn'],
    ['conroe', 'konro', 'knr'],
    ['cicero', 'sisero', 'ssr'],
    ['natchez', 'nases', 'nss'],
    ['shreveport', 'srebepor', 'srbpr'],
    ['zachary', 'sasari', 'ssr'],
    ['college', 'koles', 'kls'],
    ['estarkvil', 'starkbil', 'strkbl'],
    ['guidry', 'gidri', 'gdr'],
    ['yakson', 'jason', 'jsn'],
    ['hattiesburg', 'jatisbur', 'jtsbr'],
    ['tahoe', 'tajo', 'tj'],
    ['gentilly', 'jentili', 'jntl'],
    ['guatemala', 'watemala', 'wtml'],
    ['uinona', 'winona', 'wnn'],
    ['vidor', 'bidor', 'bdr'],
    ['long', 'lon', 'ln'],
    ['kingsville', 'kingsbil', 'kngsbl'],
    ['ghent', 'gen', 'gn'],
    ['eunice', 'iunis', '_ns'],
    ['bowling', 'bulin', 'bln'],
    ['moore', 'mur', 'mr'],
    ['leesville', 'lisbil', 'lsbl'],
    ['galley', 'gali', 'gl'],
    ['beitaun', 'betun', 'btn'],
    ['newton', 'neuton', 'ntn'],
    ['one', 'on', '_n'],
    ['cold', 'kol', 'kl'],
    ['collins', 'kolins', 'klns'],
    ['plumb', 'plum', 'plm'],
    ['berg', 'ber', 'br'],
    ['fort worth', 'forwor', 'frwr'],
    ['bilokksi', 'bilosi', 'bls'],
    ['de ridder', 'derider', 'drdr'],
    ['katyyy', 'kati', 'kt'],
  ])('of %s are %s and %s', (name, sound, consonants) => expect(heardOf(name)).toEqual({ sound, consonants }))
})

describe('[D-LOC-1] names that are heard as one another', () => {
  it.each([
    ['houston', 'juston', 0],
    ['houston', 'hyuston', 1],
    ['tyler', 'tailer', 1],
    // With two consonants one vowel may be another, with three two.
    ['katy', 'kate', 1],
    ['petal', 'patel', 2],
    ['opelousas', 'apalusas', 2],
    // From five consonants on one of them may be another.
    ['nacogdoches', 'nakodoches', 2],
    ['bastrop', 'bastrob', 2],
    ['basrop', 'bastrop', 2],
    ['bastrop', 'basrop', 2],
    ['meridian', 'maridian', 1],
  ])('%s and %s are %i sounds apart', (typed, name, distance) => expect(soundsApart(heardOf(typed), heardOf(name))).toBe(distance))

  it.each([
    ['ruston', 'houston'],
    ['kenner', 'conroe'],
    ['katy', 'cady'],
    ['katy', 'cote'],
  ])('%s is not heard as %s', (typed, name) => expect(soundsApart(heardOf(typed), heardOf(name))).toBeUndefined())
})
