import type { Text } from '@bank/model/text.ts'
import { type BlockContext, type ToProps, written } from '../block.ts'
import type { LinkTarget } from '../primitives/Link.tsx'
import type { PictureSource } from '../primitives/Picture.tsx'
import { mergeRegions, type StaffMember } from './merge-regions.ts'
import type { teamDirectory } from './schema.ts'

export type Member = {
  readonly id: string
  readonly name: string
  /** Stands in for a missing photo (D-TEAM-4). */
  readonly initials: string
  readonly title: Text | undefined
  readonly phone: { readonly to: LinkTarget; readonly text: string } | undefined
  readonly email: { readonly to: LinkTarget; readonly text: string } | undefined
  readonly photo: PictureSource | undefined
}

export type TeamDirectoryProps = {
  headline: Text | undefined
  intro: Text | undefined
  groups: readonly { readonly id: string; readonly name: Text; readonly members: readonly Member[] }[]
}

const toMember = (person: StaffMember, { link, picture, t }: BlockContext): Member => {
  const names = [person.firstName, person.lastName].flatMap((name) => name?.trim() || [])
  const phone = person.phone?.trim()
  const email = person.email?.trim()
  const phoneTo = phone ? link(`tel:${phone.replace(/[^\d+]/g, '')}`) : undefined
  const emailTo = email ? link(`mailto:${email}`) : undefined
  return {
    id: person.id,
    name: names.join(' '),
    initials: names.map((name) => name.slice(0, 1).toUpperCase()).join(''),
    title: written(person.title),
    phone: phone && phoneTo ? { to: phoneTo, text: phone } : undefined,
    email: emailTo ? { to: emailTo, text: t('emailNow') } : undefined,
    photo: picture(person.photo),
  }
}

/** The team by region (TEAM-01 to TEAM-08). No telephone link without a number, no Email Now without an address (D-TEAM-4). */
export const toProps: ToProps<typeof teamDirectory, TeamDirectoryProps> = (record, context) => {
  const groups = mergeRegions(context.records['staff-regions'], context.records.staff, context.t('stateLouisiana'))
  if (groups.length === 0) return undefined
  return {
    headline: written(record.headline),
    intro: written(record.intro),
    groups: groups.map(({ id, name, members }) => ({ id, name, members: members.map((person) => toMember(person, context)) })),
  }
}
