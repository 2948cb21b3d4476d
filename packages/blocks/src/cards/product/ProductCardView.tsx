import type { Language } from '@bank/i18n/languages.ts'
import { Fold } from '@bank/ui/fold/Fold.tsx'
import { SpotIcon } from '@bank/ui/icons/SpotIcon.tsx'
import { ApplicationForm } from '@bank/ui/links/ApplicationForm.tsx'
import { Link } from '@bank/ui/links/Link.tsx'
import { CardRate } from './ProductRate.tsx'
import type { ProductCard } from './product-card.ts'

const Facts = ({ of, lang }: { of: ProductCard['facts']; lang: Language | undefined }) => (
  <dl className="product-list-facts">
    {of.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd lang={lang}>{value}</dd>
      </div>
    ))}
  </dl>
)

/** What opens an account: a link, or the form of the application service (PROD-17). */
export const OpenButton = ({ of, id }: { of: NonNullable<ProductCard['open']>; id: string }) => {
  // A product has a record for each language, told apart by the end of its id.
  const label = id.replace(/-(?:en|es)$/i, '')
  const look = { className: 'button button-navy', track: { action: 'open account', category: 'product', label } }
  const words = of.lang ? <span lang={of.lang}>{of.text}</span> : of.text
  return 'to' in of ? (
    <Link to={of.to} {...look}>
      {words}
    </Link>
  ) : (
    <ApplicationForm of={of.application} {...look}>
      {words}
    </ApplicationForm>
  )
}

/** One account: what opens it, what it costs, what is special about it. What it costs each cycle is never folded. */
export const ProductCardView = ({
  lang,
  id,
  name,
  subline,
  deposit,
  depositLabel,
  rate,
  noInterest,
  facts,
  foldLabel,
  highlights,
  open,
  terms,
  anchor,
}: ProductCard & { anchor?: string | undefined }) => (
  <article className="product-list-card" id={anchor}>
    <h3 lang={lang}>{name}</h3>
    {subline && (
      <p className="product-list-subline" lang={lang}>
        {subline}
      </p>
    )}
    <p className="product-list-deposit">
      <b>{deposit}</b> <span>{depositLabel}</span>
    </p>
    {rate && <CardRate of={rate} />}
    {noInterest && <p className="product-list-rate">{noInterest}</p>}
    {facts.length > 0 && <Facts of={facts.slice(0, 1)} lang={lang} />}
    {facts.length > 1 && (
      <Fold label={foldLabel}>
        <Facts of={facts.slice(1)} lang={lang} />
      </Fold>
    )}
    {highlights.length > 0 && (
      <ul className="product-list-highlights">
        {highlights.map(({ icon, label }) => (
          <li key={icon}>
            <SpotIcon name={icon} />
            {label}
          </li>
        ))}
      </ul>
    )}
    <div className="product-list-end">
      {open && <OpenButton of={open} id={id} />}
      {terms && (
        <p className="product-list-terms">
          <Link to={terms.to}>{terms.text}</Link>
        </p>
      )}
    </div>
  </article>
)
