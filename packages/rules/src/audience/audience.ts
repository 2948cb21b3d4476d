import { defaultAudienceName } from '../constants.ts'

/** A group of visitors, as far as the rules need to know it (STORE-16). */
export type Audience = { readonly id: string; readonly name: string; readonly utm_campaign?: string | null | undefined }

/** The form in which names, ids and campaigns are compared: no blanks around, no capitals (D-AUD-2, D-AUD-7). */
export const comparableName = (name: string): string => name.trim().toLowerCase()

/** The audience of visitors that nothing is known about; made up when the content has none of that name (AUD-15). */
export const defaultAudience = (audiences: readonly Audience[]): Audience =>
  audiences.find(({ name }) => comparableName(name) === defaultAudienceName) ?? { id: 'personal-general', name: defaultAudienceName }
