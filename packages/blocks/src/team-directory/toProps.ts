import { teamMailSubject } from '@bank/forms/constants.ts'
import { nonBlank, type Text } from '@bank/model/text.ts'
import { telephoneAddress } from '@bank/rules/links/telephone-address.ts'
import { elementId, idsOnce } from '@bank/ui/element-id.ts'
import { type FormProps, formProps } from '@bank/ui/form/form-props.ts'
import type { LinkTarget } from '@bank/ui/links/Link.tsx'
import type { PictureSource } from '@bank/ui/pictures/picture-source.ts'
import type { BlockContext, ByRegion, ToProps } from '../block.ts'
import { ownRegions } from '../own-region/own-regions.ts'
import { louisianaGroup, mergeRegions, type StaffMember } from './merge-regions.ts'
import type { teamDirectory } from './schema.ts'

export type Member = {
  readonly id: string
  /** The id of their first card. */
  readonly anchor: string | undefined
  readonly name: string
  /** Stands in for a missing photo (D-TEAM-4). */
  readonly initials: string
  readonly title: Text | undefined
  readonly phone: { readonly to: LinkTarget; readonly text: string } | undefined
  readonly email: { readonly address: string; readonly to: LinkTarget; readonly text: string } | undefined
  readonly photo: PictureSource | undefined
}

/** The form behind the Email Now buttons; its recipient is the member whose button was pressed. */
export type TeamContactProps = {
  /** Heads the dialog, with a place for `{member}` (TEAM-09). */
  readonly title: string
  /** Names the button that closes it. */
  readonly close: string
  readonly form: FormProps
}

export type TeamDirectoryProps = {
  headline: Text | undefined
  intro: Text | undefined
  groups: readonly {
    readonly id: string
    readonly name: Text
    readonly members: readonly Member[]
    /** The regions that visitors choose, whose group this is, by their permalinks (D-REG-3). */
    readonly own: readonly string[]
  }[]
  ownMark: string
  /** What is said where the script of the forms does not come, with the number for lost cards. */
  unreached: { readonly text: string; readonly number: string }
  byRegion: ByRegion
  contact: TeamContactProps
}

/** The id of a member's card. */
export const memberAnchor = (id: string): string => `team-member-${elementId(id)}`

const toMember = (person: StaffMember, anchor: string | undefined, { link, picture, t }: BlockContext): Member => {
  const names = [person.firstName, person.lastName].flatMap((name) => name?.trim() || [])
  const phone = person.phone?.trim()
  const email = person.email?.trim()
  const phoneTo = phone ? link(telephoneAddress(phone)) : undefined
  const emailTo = email ? link(`mailto:${email}`) : undefined
  return {
    id: person.id,
    anchor,
    name: names.join(' '),
    initials: names.map((name) => name.slice(0, 1).toUpperCase()).join(''),
    title: nonBlank(person.title),
    phone: phone && phoneTo ? { to: phoneTo, text: phone } : undefined,
    email: email && emailTo ? { address: email, to: emailTo, text: t('emailNow') } : undefined,
    photo: picture(person.photo),
  }
}

/**
 * The team by region (TEAM-01 to TEAM-08), and the form that writes to one of its members under a subject that is not shown (TEAM-11,
 * D-TEAM-2). No telephone link without a number, no Email Now without an address (D-TEAM-4).
 */
export const toProps: ToProps<typeof teamDirectory, TeamDirectoryProps> = (record, context) => {
  const groups = mergeRegions(context.records['staff-regions'], context.records.staff, context.t('stateLouisiana'))
  if (groups.length === 0) return undefined
  const regions = ownRegions(context)
  const anchorOnce = idsOnce()
  return {
    headline: nonBlank(record.headline),
    intro: nonBlank(record.intro),
    groups: groups.map(({ id, name, members }) => ({
      id,
      name,
      own: regions
        .filter(({ names, state }) => (id === louisianaGroup ? state === 'la' : names.includes(name.text)))
        .map(({ permalink }) => permalink),
      members: members.map((person) => toMember(person, anchorOnce(memberAnchor(person.id)), context)),
    })),
    ownMark: context.t('yourRegion'),
    unreached: { text: context.t('islandsFailed'), number: context.settings.tollFreeNumber ?? '' },
    byRegion: 'parts',
    contact: {
      title: context.t('contactMember'),
      close: context.t('closeContact'),
      form: formProps('support', { id: 'team-form', labelledBy: 'team-contact', subject: teamMailSubject }, context),
    },
  }
}
