import { createRoot } from '@wordpress/element';
import './area.css';
import { AreaField } from './view/AreaField.tsx';

const container = document.getElementById('hadaya-quote-area');
if (container) {
  const { picture = '', value = '' } = container.dataset;
  createRoot(container).render(<AreaField picture={picture} value={value} />);
}
