import { Icon } from '@bank/ui/icons/Icon.tsx'
import type { ServiceList, Spoken } from './services.ts'

const rightToLeft = ['ar', 'fa']

/** What is done here, and in which languages. Native names lead. */
export const Services = ({
  services,
  languages,
  languagesTitle,
}: {
  services: readonly ServiceList[]
  languages: readonly Spoken[]
  languagesTitle: string
}) => (
  <div className="wrap location-services">
    {services.map(({ title, items, note }) => (
      <section key={title}>
        <h2>{title}</h2>
        <ul>
          {items.map((item) => (
            <li key={item}>
              <Icon name="check" size={20} />
              {item}
            </li>
          ))}
        </ul>
        {note && <p className="location-services-note">{note}</p>}
      </section>
    ))}
    {languages.length > 0 && (
      <section>
        <h2>{languagesTitle}</h2>
        <ul className="location-languages">
          {languages.map(({ text, lang, also }) => (
            <li key={text}>
              <span lang={lang} dir={lang && rightToLeft.includes(lang) ? 'rtl' : undefined}>
                {text}
              </span>
              {also && <small>{also}</small>}
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
)
