import { describe, expect, it } from 'vitest'
import { contentLocations, storedPlaces } from '../testing/content-locations.ts'
import { finderWords } from '../testing/finder-words.ts'
import { placeName } from '../view/place-name.ts'
import { searchPlaces } from './search-places.ts'

const search = searchPlaces(storedPlaces(), contentLocations())
const words = finderWords('en')

describe('[LOC-01] [D-LOC-1] a name without its state', () => {
  it.each([
    ['Crockett', 'Crockett, TX'],
    ['Memphis', 'Memphis, TN'],
    ['Austin', 'Austin, TX'],
    ['Bryan', 'Bryan, TX'],
    ['Little Rock', 'Little Rock, AR'],
    ['Atlanta', 'Atlanta, GA'],
    ['Midland', 'Midland, TX'],
    ['Lubbock', 'Lubbock, TX'],
    ['Victoria', 'Victoria, TX'],
    ['El Paso', 'El Paso, TX'],
    ['Henderson', 'Henderson, TX'],
    ['Franklin', 'Franklin, LA'],
    ['Madison', 'Madison, MS'],
    ['Liberty', 'Liberty, MS'],
    ['Vernon', 'Vernon, AL'],
    ['Jackson', 'Jackson, MS'],
    ['Tangipahoa', 'Tangipahoa Parish, LA'],
    ['Rapides', 'Rapides Parish, LA'],
    // No town of the name is near, a county is.
    ['Lincoln', 'Lincoln County, MS'],
    ['Montrose', 'Montrose, TX'],
    ['Madison County', 'Madison County, MS'],
    ['Condado de Austin', 'Austin County, TX'],
    ['Vernon Parish', 'Vernon Parish, LA'],
  ])('%s is %s', (typed, wanted) => {
    const [meaning] = search(typed)
    expect(meaning && placeName(meaning, words)).toBe(wanted)
  })

  it.each([
    ['Crockett', 'Crockett County, TX'],
    ['Atlanta', 'Atlanta, TX'],
    ['Madison', 'Madison County, MS'],
  ])('of %s keeps %s as another meaning', (typed, other) => {
    expect(search(typed).map((meaning) => placeName(meaning, words))).toContain(other)
  })

  it('is no branch in a street of that name', () => {
    expect(search('jackson ms').map(({ kind }) => kind)).not.toContain('branch')
  })
})
