import { longestTexts } from '@bank/forms/constants.ts'
import { nonBlank, type Text } from '@bank/model/text.ts'
import { knownAddress } from '@bank/rules/contact/known-address.ts'
import { telephoneAddress } from '@bank/rules/links/telephone-address.ts'
import { elementId } from '@bank/ui/element-id.ts'
import { type FormProps, formProps } from '@bank/ui/form/form-props.ts'
import type { LinkTarget } from '@bank/ui/links/Link.tsx'
import type { BlockContext, BlockRecord, ToProps } from '../block.ts'
import type { contactForm } from './schema.ts'

/** A way to the bank beside the form. */
export type Way = { readonly label: string; readonly to: LinkTarget; readonly text: string; readonly shows?: 'number' | 'address' }

export type ContactFormProps = {
  headline: Text | undefined
  intro: Text | undefined
  form: FormProps
  waysHeadline: string
  ways: readonly Way[]
  /** Stands in for the form where there is no JavaScript. */
  needsScript: string
}

type Given = Pick<BlockRecord<typeof contactForm>, 'mailto' | 'subject' | 'redirect'>

/** Refuses what would not work when a visitor sends the form: a recipient that the API turns down, and a page that is not there. */
const checkGiven = ({ mailto, subject, redirect }: Given, { records, settings, link, refuse }: BlockContext): void => {
  const known = [
    settings.supportEmail,
    ...(settings.departments ?? []).map(({ email }) => email),
    ...records.staff.map(({ email }) => email),
  ]
  if (mailto?.trim() && !knownAddress(mailto, known))
    refuse('mailto', mailto, 'is the address of no published member of the staff and of no department')
  if (subject && subject.length > longestTexts.subject) refuse('subject', subject, `must have at most ${longestTexts.subject} characters`)
  if (!redirect) return
  if (!/^\/(?!\/)/.test(redirect)) refuse('redirect', redirect, 'must be a path of this site, such as /thank-you/')
  link(redirect)
}

/** What stands beside a form, and in its place where there is no JavaScript. */
export const besideForm = (context: BlockContext): Pick<ContactFormProps, 'waysHeadline' | 'ways' | 'needsScript'> => ({
  waysHeadline: context.t('form.otherWays'),
  ways: waysOf(context),
  needsScript: context.t('form.needsScript', {
    phone: context.settings.tollFreeNumber ?? '',
    email: context.settings.supportEmail ?? '',
  }),
})

const waysOf = ({ settings, link, t }: BlockContext): readonly Way[] => {
  const { tollFreeNumber, supportEmail } = settings
  const phone = link(tollFreeNumber && telephoneAddress(tollFreeNumber))
  const email = link(supportEmail && `mailto:${supportEmail}`)
  const locations = link('/locations/')
  return [
    ...(phone && tollFreeNumber ? [{ label: t('form.byPhone'), to: phone, text: tollFreeNumber, shows: 'number' as const }] : []),
    ...(email && supportEmail ? [{ label: t('form.byEmail'), to: email, text: supportEmail, shows: 'address' as const }] : []),
    ...(locations ? [{ label: t('form.inPerson'), to: locations, text: t('form.findLocation') }] : []),
  ]
}

/** A form of one kind, and the other ways to reach the bank. Its fields say enough without a headline, so it is never hidden. */
export const toProps: ToProps<typeof contactForm, ContactFormProps> = (record, context) => {
  checkGiven(record, context)
  const { form = 'support', zip, referral, mailto, subject, redirect } = record
  const id = `form-${elementId(record.id)}`
  const headline = nonBlank(record.headline)
  const options = {
    id,
    labelledBy: headline && `${id}-headline`,
    zip: zip ?? false,
    referral: referral ?? false,
    mailto: mailto?.trim() || undefined,
    subject: subject?.trim() || undefined,
    redirect: redirect || undefined,
  }
  return {
    headline,
    intro: nonBlank(record.intro),
    form: formProps(form, options, context),
    ...besideForm(context),
  }
}
