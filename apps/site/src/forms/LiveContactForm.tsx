import { ContactForm } from '@bank/blocks/contact-form/ContactForm.tsx'
import type { ContactFormProps } from '@bank/blocks/contact-form/toProps.ts'
import { browserServices } from './browser-services.ts'

/** A contact form that works: bound to the browser. */
export const LiveContactForm = (props: ContactFormProps) => <ContactForm {...props} services={browserServices} />
