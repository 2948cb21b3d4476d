import type { RecordOf } from '@bank/model/collection.ts'
import type { locations } from '@bank/model/collections/location.ts'
import type { Read } from '@bank/model/read.ts'
import { nonBlank, type Text } from '@bank/model/text.ts'

type Named = Pick<Read<RecordOf<typeof locations>>, 'title' | 'name' | 'headline'>

/** What a location is called, on its card and its own page: title, name or headline, the first that is written (LOC-02). */
export const locationTitle = ({ title, name, headline }: Named): Text =>
  nonBlank(title) ?? nonBlank(name === undefined ? undefined : { text: name }) ?? nonBlank(headline) ?? { text: '' }
