import type { FormKind, LeadFormKind } from '@bank/forms/constants.ts'
import type { ContactPayload } from '@bank/forms/contact-message.ts'
import type { LeadPayload } from '@bank/forms/lead-message.ts'
import { toContactMessage, toLeadMessage } from '@bank/forms/payloads.ts'
import type { FilledForm } from './form-errors.ts'
import type { FormProps } from './form-props.ts'

const isLead = (kind: FormKind): kind is LeadFormKind => kind === 'heroes' || kind === 'homeAssist'

/**
 * What a form sends. `values` must be without errors: the schemas of the forms then hold what the messages ask for. `source` is the path
 * of the page.
 */
export const formMessage = (
  { kind, language, mailto, subject }: Pick<FormProps, 'kind' | 'language' | 'mailto' | 'subject'>,
  values: FilledForm,
  { source, recaptcha }: { readonly source: string; readonly recaptcha: string },
): ContactPayload | LeadPayload =>
  isLead(kind)
    ? toLeadMessage(values as Parameters<typeof toLeadMessage>[0], { form: kind, lang: language, recaptcha })
    : toContactMessage(values as Parameters<typeof toContactMessage>[0], { mailto, subject, source, recaptcha })
