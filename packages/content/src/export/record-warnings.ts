import { onceForEach } from '@bank/model/once-for-each.ts'
import { isUnwritten } from '@bank/model/text.ts'
import { adultAge } from '@bank/rules/constants.ts'
import { isCoordinates } from '@bank/rules/geo/distance.ts'
import { namedService, orderFeaturedServices } from '@bank/rules/locations/featured-services.ts'
import type { PlainRecord } from '../records/canonical.ts'
import { type Leaf, leavesOf } from '../records/leaves.ts'
import { describeProblem } from '../records/problem.ts'
import { declarationOf } from '../store/declaration.ts'
import { audienceWarnings } from '../store/fields/audience-warning.ts'
import { hoursReading } from '../store/fields/hours-reading.ts'
import { referencesOf } from '../store/fields/references.ts'
import type { StoredDocument } from '../store/read-store.ts'
import { type Found, oddTexts } from './odd-texts.ts'
import type { PictureRead } from './read-picture.ts'

/** Hours texts that are read and yet look wrong, however deep they stand (D-LOC-9). */
const hoursIn = (leaves: readonly Leaf[]): readonly Found[] =>
  leaves.flatMap(({ field, meta: { reads }, value }) =>
    reads ? hoursReading(String(value), reads).warnings.map((message) => ({ field, value, message })) : [],
  )

const recordLeaves = onceForEach(({ slug, content }: StoredDocument) => leavesOf(declarationOf(slug, content)?.shape ?? {}, content))

const hoursWarnings = onceForEach((document: StoredDocument) => hoursIn(recordLeaves(document)))

const textWarnings = onceForEach((document: StoredDocument) => oddTexts(recordLeaves(document)))

/** What pictures do not say of what they show, by their ids: nothing in English, or in Spanish not. */
const silentPictures = onceForEach((pictures: readonly PictureRead[]): ReadonlyMap<string, string> => {
  const problemOf = ({ alt }: NonNullable<PictureRead['picture']>): string | undefined => {
    if (isUnwritten(alt?.en)) return 'this picture has no alternative text; say what it shows, under Pictures'
    return isUnwritten(alt?.es)
      ? 'this picture has no alternative text in Spanish, so Spanish pages say the English one; write it under Pictures'
      : undefined
  }
  return new Map(
    pictures.flatMap(({ picture }): [string, string][] => {
      const problem = picture && problemOf(picture)
      return problem ? [[picture.id, problem]] : []
    }),
  )
})

const pictureWarnings = (document: StoredDocument, pictures: readonly PictureRead[]): readonly Found[] => {
  const silent = silentPictures(pictures)
  return referencesOf(document).flatMap(({ field, to, ids, value }) => {
    const message = to === 'media' ? ids.map((id) => silent.get(id)).find((problem) => problem !== undefined) : undefined
    return message ? [{ field, value, message }] : []
  })
}

/** An alert in English alone stands on Spanish pages, too (CONST-08). */
const languageWarnings = ({ slug, content }: StoredDocument): readonly Found[] => {
  const { en, es } = (content['description'] ?? {}) as PlainRecord
  return slug === 'alerts' && en && !es
    ? [{ field: ['description', 'es'], value: undefined, message: 'is empty, so Spanish pages show the English text' }]
    : []
}

/** Services of a location that are shown without a name in a language of their own (D-LOC-12). */
const serviceWarnings = ({ slug, content }: StoredDocument): readonly Found[] =>
  slug === 'locations'
    ? ((content['featuredServices'] ?? []) as readonly { service?: string }[]).flatMap(({ service = '' }, index) =>
        orderFeaturedServices([service]).some((shown) => !namedService(shown))
          ? [
              {
                field: ['featuredServices', index, 'service'],
                value: service,
                message: 'has no Spanish name, so Spanish pages show it as it is written here',
              },
            ]
          : [],
      )
    : []

/** A location without a position, and an account that nobody is of an age for. */
const fieldWarnings = ({ slug, content }: StoredDocument): readonly Found[] => {
  const { latitude, longitude, minimumAge, maximumAge } = content
  if (slug === 'locations' && !isCoordinates({ lat: latitude, lng: longitude }))
    return [
      {
        field: ['latitude'],
        value: latitude,
        message: 'is empty, or longitude is: this place is on no map, and no distance to it is known',
      },
    ]
  const [youngest, oldest] = [Number(minimumAge ?? adultAge), Number(maximumAge ?? Number.POSITIVE_INFINITY)]
  return slug === 'products' && youngest > oldest
    ? [{ field: ['maximumAge'], value: maximumAge, message: `is below the youngest age, ${youngest}: nobody can have this account` }]
    : []
}

/** What an editor should look at again in a record that may be published all the same, one line each. */
export const recordWarnings = (document: StoredDocument, pictures: readonly PictureRead[]): readonly string[] => {
  const { slug, id } = document
  const found = [
    ...hoursWarnings(document),
    ...pictureWarnings(document, pictures),
    ...languageWarnings(document),
    ...serviceWarnings(document),
    ...fieldWarnings(document),
    ...textWarnings(document),
  ]
  return [
    ...audienceWarnings([{ ...document, source: slug }]),
    ...found.map((each) => describeProblem({ source: slug, record: id, ...each })),
  ]
}
