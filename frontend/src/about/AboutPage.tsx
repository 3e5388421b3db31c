import { Link } from 'react-router-dom';
import { content } from '../content';

const { title, lead, story } = content.about;

export function AboutPage() {
  return (
    <article className="prose">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      {story.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>
        <Link to="/serviceone">Walk by day</Link> or <Link to="/servicetwo">walk by night</Link>.
      </p>
    </article>
  );
}
