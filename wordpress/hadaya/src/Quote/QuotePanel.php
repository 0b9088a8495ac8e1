<?php
/**
 * Quote list in the contact widget.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Assets\PageIslands;

defined( 'ABSPATH' ) || exit;

/**
 * Adds to the contact widget a link to the quote list page. A click on the link opens the list in a panel on the current page.
 *
 * @phpstan-import-type PrintedChannel from \Hadaya\Widgets\PrintedChannels
 */
final class QuotePanel {

	private Catalogue $catalogue;
	private QuoteMarkup $markup;
	private QuoteListMarkup $list;
	private PageIslands $islands;

	public function __construct( Catalogue $catalogue, QuoteMarkup $markup, QuoteListMarkup $list, PageIslands $islands ) {
		$this->catalogue = $catalogue;
		$this->markup    = $markup;
		$this->list      = $list;
		$this->islands   = $islands;
	}

	/**
	 * Adds the link to a widget's channels, unless the owner has turned off the list in the widget.
	 *
	 * @param list<PrintedChannel> $channels Channels, as pages print them.
	 * @return list<PrintedChannel>
	 */
	public function add_channel( $channels ): array {
		$link = array(
			'type'  => 'link',
			'label' => __( 'Your quote list', 'hadaya' ),
			'value' => $this->page(),
		);
		return '' === $link['value'] ? (array) $channels : array_merge( (array) $channels, array( $link ) );
	}

	/**
	 * Prints the element in which the link opens the list, unless the page itself contains the list.
	 */
	public function print_element(): void {
		if ( '' !== $this->page() && ! $this->list->has_list() && $this->islands->allow( 'quote' ) ) {
			$this->islands->sheets()->enqueue( 'quote' );
			$data = array(
				'view' => 'panel',
				'link' => $this->page(),
			);
			echo $this->markup->element( $data, '' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in `element()`.
		}
	}

	/**
	 * Returns the URL of the list's page; empty if the owner has turned off the list in the widget.
	 *
	 * @return string
	 */
	private function page(): string {
		$settings = $this->catalogue->settings();
		return $settings['in_widget'] ? (string) $settings['page'] : '';
	}
}
