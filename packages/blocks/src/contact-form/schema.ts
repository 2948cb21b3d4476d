import { longestTexts } from '@bank/forms/constants.ts'
import { contactFormKinds } from '@bank/forms/form-kinds.ts'
import { emailAddressCheck } from '@bank/model/checks/email-address.ts'
import { choice, flag, longText, plain, text } from '@bank/model/fields.ts'
import { block } from '../block.ts'

/** One of the five forms that visitors write to the bank with (FORM-01, FORM-10, FORM-23, FORM-29, FORM-30, D-FORM-10). */
export const contactForm = block('contactForm', 'Contact form', {
  headline: text(),
  intro: longText(),
  form: choice(contactFormKinds, {
    default: 'support',
    help: 'support: name, telephone, message. location: with town and state. product: with ZIP code. heroes and home assist: the two home loan programs.',
  }),
  zip: flag({ help: 'Location: asks for the ZIP code. Product: insists on it.' }),
  referral: flag({ help: 'Location and product: asks how the visitor heard about the bank.' }),
  mailto: plain({
    check: emailAddressCheck,
    help: 'Who gets the messages: a published member of the staff or a department of the site settings. Empty: the support e-mail.',
  }),
  subject: plain({ max: longestTexts.subject, help: 'Subject of the mails. Empty: the one of the site settings.' }),
  redirect: plain({ help: 'Where visitors go once the message is sent. Empty: /thank-you/.' }),
})
