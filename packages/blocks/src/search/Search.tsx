import { Icon } from '@bank/ui/icons/Icon.tsx'
import { Link } from '@bank/ui/links/Link.tsx'
import { LocalizedText } from '@bank/ui/text/LocalizedText.tsx'
import { SearchForm } from './SearchForm.tsx'
import type { SearchProps } from './toProps.ts'

const Form = ({ id, form }: Pick<SearchProps, 'id' | 'form'>) => (
  <SearchForm id={`${id}-terms`} action={form.action} texts={form} name="page_search" className="search-form">
    <button type="submit" className="button button-navy">
      <Icon name="search" size={20} />
      {form.submit}
    </button>
  </SearchForm>
)

const Help = ({ help }: Pick<SearchProps, 'help'>) =>
  help.links.length > 0 ? (
    <div className="search-help" data-search-help="">
      <LocalizedText of={help.headline} as="h2" className="h4" />
      <ul>
        {help.links.map(({ to, text, intro }) => (
          <li key={`${to.href} ${text.text}`}>
            <Link to={to}>
              <LocalizedText of={text} as="b" />
              <LocalizedText of={intro} as="span" />
              <Icon name="arrow-right" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ) : null

const SearchBox = ({ id, headline, description, form }: SearchProps) => (
  <section className="search search-alone">
    <div className="wrap">
      <div className="text">
        <LocalizedText of={headline} as="h2" className="h3" />
        <LocalizedText of={description} className="search-description" />
        <Form id={id} form={form} />
      </div>
    </div>
  </section>
)

const Phone = ({ words, phone }: Pick<SearchProps, 'words' | 'phone'>) =>
  phone && (
    <p className="search-phone">
      {words.call} <a href={phone.href}>{phone.number}</a>
    </p>
  )

/** What the script fills in: a short answer, kinds to choose from, what was found, or what helps where nothing was. */
const Found = ({ words, phone, siteMap }: SearchProps) => {
  const allPages = siteMap && <Link to={siteMap.to}>{siteMap.text}</Link>
  return (
    <>
      <p className="search-status" role="status" tabIndex={-1} data-search-status="" />
      <p className="visually-hidden" role="status" data-search-said="" />
      <div className="search-answer" data-search-answer="" hidden />
      <nav className="search-kinds" aria-label={words.kinds} data-search-kinds="" hidden />
      <ol className="search-results" data-search-results="" />
      <div className="search-end" data-search-end="" hidden>
        <p data-search-shown="" />
        <button type="button" className="button button-line" data-search-more="">
          {words.more}
        </button>
      </div>
      <div className="search-nearest" data-search-nearest="" hidden>
        <h2 className="h4">{words.nearest}</h2>
        <ul data-search-names="" />
      </div>
      <div data-search-call="" hidden>
        <Phone words={words} phone={phone} />
      </div>
      <div className="search-failed" role="alert" data-search-failed="" hidden>
        <p>
          {words.failed} {allPages}
        </p>
        <Phone words={words} phone={phone} />
        <button type="button" className="button button-navy" data-search-retry="">
          {words.retry}
        </button>
      </div>
      <noscript data-search-plain="">
        <div className="search-failed">
          <p>
            {words.needsScript} {allPages}
          </p>
          <Phone words={words} phone={phone} />
        </div>
      </noscript>
    </>
  )
}

/**
 * The form sends its terms to this page; `start-search.ts` of the site fills in what the service answers. The pages that help stand
 * here without terms and where nothing was found, so that an empty search is a page too.
 */
export const Search = (props: SearchProps) => {
  const { id, language, headline, description, form, help } = props
  if (props.boxOnly) return <SearchBox {...props} />
  return (
    <section className="search" data-mount="search" data-search={language} data-texts={props.forScript}>
      <div className="wrap">
        <div className="text">
          <LocalizedText of={headline} as="h1" />
          <LocalizedText of={description} className="lead search-description" />
          <Form id={id} form={form} />
          <div className="search-found" data-search-skip="">
            <Found {...props} />
            <Help help={help} />
          </div>
        </div>
      </div>
    </section>
  )
}
