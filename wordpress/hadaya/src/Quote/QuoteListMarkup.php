<?php
/**
 * The quote list on a page.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Assets\PageIslands;
use Hadaya\ContactBlock\EditorScript;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the quote list as a shortcode and as an editor block. Without JavaScript, the list is a form for one product.
 */
final class QuoteListMarkup {

	private Catalogue $catalogue;
	private PageIslands $islands;
	private QuoteForm $form;
	private EditorScript $editor_script;
	private QuoteMarkup $markup;

	private bool $has_list = false;

	public function __construct(
		Catalogue $catalogue,
		PageIslands $islands,
		QuoteForm $form,
		EditorScript $editor_script,
		QuoteMarkup $markup
	) {
		$this->catalogue     = $catalogue;
		$this->islands       = $islands;
		$this->form          = $form;
		$this->editor_script = $editor_script;
		$this->markup        = $markup;
	}

	/**
	 * Renders the quote list for the shortcode `[hadaya_quote]`; empty if the owner has turned off the list.
	 *
	 * @return string
	 */
	public function render_list(): string {
		if ( ! $this->catalogue->is_on() || ! $this->islands->enqueue( 'quote' ) ) {
			return '';
		}
		$this->has_list = true;
		return $this->markup->element( array( 'view' => 'list' ), $this->form->html() );
	}

	/** Checks whether the page has rendered the list so far. */
	public function has_list(): bool {
		return $this->has_list;
	}

	/**
	 * Renders the editor block: the quote list in an element with the block's classes.
	 *
	 * @return string
	 */
	public function render_block(): string {
		$list = $this->render_list();
		return '' === $list ? '' : '<div ' . get_block_wrapper_attributes() . '>' . $list . '</div>';
	}

	/**
	 * Enqueues the editor script that registers the list's block.
	 */
	public function offer_block(): void {
		$this->editor_script->enqueue( 'hadayaQuoteBlock', true );
	}
}
