import { Form } from '@bank/ui/form/Form.tsx'
import { contactRules } from '@bank/ui/form/form-rules.ts'
import { Link } from '@bank/ui/links/Link.tsx'
import { EmailAddress } from '@bank/ui/text/EmailAddress.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import type { ReactNode } from 'react'
import type { ContactFormProps, Way } from './toProps.ts'

const Ways = ({ headline, of }: { headline: string; of: readonly Way[] }) => (
  <div className="contact-form-ways">
    <h3>{headline}</h3>
    <dl>
      {of.map(({ label, to, text, shows }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd className={shows === 'number' ? 'contact-form-number' : undefined}>
            <Link to={to}>{shows === 'address' ? <EmailAddress of={text} /> : text}</Link>
          </dd>
        </div>
      ))}
    </dl>
  </div>
)

/** A form with its heading, and beside it the other ways to reach the bank. Where scripts are off, words before the form say what else there is. */
export const FormColumns = ({
  headline,
  headlineId,
  intro,
  waysHeadline,
  ways,
  needsScript,
  children,
}: Omit<ContactFormProps, 'form'> & { headlineId: string | undefined; children: ReactNode }) => (
  <section className="section section-paper contact-form">
    <div className="wrap contact-form-columns">
      <div>
        <LocalizedText of={headline} as="h2" id={headlineId} />
        <LocalizedText of={intro} className="lead contact-form-intro" />
        <noscript>
          <p className="contact-form-unscripted">{needsScript}</p>
        </noscript>
        {children}
      </div>
      <Ways headline={waysHeadline} of={ways} />
    </div>
  </section>
)

/** A form of one kind. `children` is the form as the page brings it to life; without any, it only shows. */
export const ContactForm = ({ form, children, ...around }: ContactFormProps & { children?: ReactNode }) => (
  <FormColumns {...around} headlineId={form.labelledBy}>
    {children ?? <Form of={form} rules={contactRules} />}
  </FormColumns>
)
