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

/**
 * The form sends its terms to this page; `search.ts` of the site fills in what the service answers. The pages that help
 * stand here until there are results, so that an empty search is a page too.
 */
export const Search = (props: SearchProps) => {
  const { id, language, headline, description, form, words, kinds, help, siteMap } = props
  if (props.boxOnly) return <SearchBox {...props} />
  const allPages = siteMap && <Link to={siteMap.to}>{siteMap.text}</Link>
  return (
    <section
      className="search"
      data-mount="search"
      data-search={language}
      data-searching={words.searching}
      data-one={words.one}
      data-many={words.many}
      data-none={words.none}
      data-kinds={kinds}
    >
      <div className="wrap">
        <div className="text">
          <LocalizedText of={headline} as="h1" />
          <LocalizedText of={description} className="lead search-description" />
          <Form id={id} form={form} />
          <p className="search-status" role="status" data-search-status="" />
          <ol className="search-results" data-search-results="" />
          <button type="button" className="button button-line search-more" data-search-more="" hidden>
            {words.more}
          </button>
          <p className="search-failed" data-search-failed="" hidden>
            {words.failed} {allPages}
          </p>
          <noscript>
            <p className="search-failed">
              {words.needsScript} {allPages}
            </p>
          </noscript>
          <Help help={help} />
        </div>
      </div>
    </section>
  )
}
