import { store } from '@wordpress/interactivity';

document.documentElement.dataset.hostModule = typeof store === 'function' ? 'interactive' : 'broken';
