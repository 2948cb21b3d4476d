import { Icon } from '../primitives/Icon.tsx'
import { Link } from '../primitives/Link.tsx'
import { Picture } from '../primitives/Picture.tsx'
import { Words } from '../primitives/Words.tsx'
import type { Member, TeamDirectoryProps } from './toProps.ts'

const MemberCard = ({ name, initials, title, phone, email, photo }: Member) => (
  <li className="team-directory-member">
    <div className="team-directory-portrait">
      {photo ? (
        <Picture of={photo} sizes="112px" most={224} aspect="1:1" decorative />
      ) : (
        <span className="team-directory-initials" aria-hidden="true">
          {initials}
        </span>
      )}
    </div>
    <div className="team-directory-words">
      <h3>{name}</h3>
      <Words of={title} className="team-directory-title" />
      {phone && (
        <p className="team-directory-phone">
          <Link to={phone.to}>{phone.text}</Link>
        </p>
      )}
      {email && (
        <Link to={email.to} className="button button-line button-small">
          <Icon name="mail" size={20} />
          {email.text}
          <span className="visually-hidden">: {name}</span>
        </Link>
      )}
    </div>
  </li>
)

/** The people of the team, by region. */
export const TeamDirectory = ({ headline, intro, groups }: TeamDirectoryProps) => (
  <section className="section section-paper team-directory">
    <div className="wrap">
      {(headline || intro) && (
        <div className="team-directory-head">
          <Words of={headline} as="h2" />
          <Words of={intro} className="lead" />
        </div>
      )}
      {groups.map(({ id, name, members }) => (
        <section key={id} className="team-directory-group" aria-labelledby={`team-${id}`}>
          <Words of={name} as="h2" className="h3" id={`team-${id}`} />
          <ul className="team-directory-members">
            {members.map((member) => (
              <MemberCard key={member.id} {...member} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  </section>
)
