import { type Pointer, pointerKey } from '@bank/releases/manifest/manifest.ts'
import { parsePointer } from '@bank/releases/read/read-release.ts'
import type { ReleaseStore } from '@bank/releases/store/release-store.ts'
import type { Source } from './current-value.ts'

/** The release that a store's pointer names. */
export const currentRelease = (store: ReleaseStore): Source<Pointer> => ({
  look: async (before) => {
    const stored = await store.getIfChanged(pointerKey, before)
    return stored === undefined || stored === 'unchanged' ? stored : { name: parsePointer(pointerKey, stored.bytes), tag: stored.tag }
  },
  watch: store.watch,
})
