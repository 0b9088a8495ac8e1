<?php
/**
 * Block patterns.
 *
 * @package Hadaya
 */

namespace Hadaya\ContactBlock;

use Hadaya\Widgets\ContactWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * Offers page sections as block patterns, built from the shop's own channels. No patterns are offered if the site does not use our contact widget;
 * existing sections remain.
 */
final class ContactPatterns {

	/**
	 * Maximum number of buttons in a section. All other channels are available through a button that opens the widget.
	 */
	const MOST = 3;

	private ContactTarget $target;
	private ContactWidgets $contact_widgets;

	public function __construct( ContactTarget $target, ContactWidgets $contact_widgets ) {
		$this->target          = $target;
		$this->contact_widgets = $contact_widgets;
	}

	/**
	 * Registers the patterns when the editor requests them.
	 *
	 * @param mixed $answer Result so far, which is returned unchanged.
	 * @return mixed
	 */
	public function register( $answer ) {
		$registry = \WP_Block_Patterns_Registry::get_instance();
		foreach ( $this->contact_widgets->is_active() ? $this->all() : array() as $name => $pattern ) {
			if ( ! $registry->is_registered( $name ) ) {
				register_block_pattern( $name, $pattern + array( 'categories' => array( 'contact', 'call-to-action' ) ) );
			}
		}
		return $answer;
	}

	/**
	 * Returns the two patterns, keyed by name: one with buttons for the first channels, one with a button that opens all channels.
	 *
	 * @return array<string, array{title: string, description: string, content: string}>
	 */
	private function all(): array {
		$head = self::text( 'heading', 'h2', ' class="wp-block-heading has-text-align-center"', __( 'Talk to us', 'hadaya' ) );
		$line = self::text(
			'paragraph',
			'p',
			' class="has-text-align-center"',
			__( 'Do you have a question about a gift or an order for your company? Write to us and we will reply soon.', 'hadaya' )
		);
		$ways = array_diff( array_keys( $this->target->all() ), array( '' ) );
		return array(
			'hadaya/talk-to-us'  => array(
				'title'       => __( 'Talk to us', 'hadaya' ),
				'description' => __( 'A heading, a sentence and buttons for your first three channels.', 'hadaya' ),
				'content'     => self::section( $head . $line . self::buttons( array_slice( $ways, 0, self::MOST ), 'channel' ) ),
			),
			'hadaya/contact-row' => array(
				'title'       => __( 'Talk to us (one line)', 'hadaya' ),
				'description' => __( 'A sentence with a button that opens the channel list.', 'hadaya' ),
				'content'     => self::section( $line . self::buttons( array( '' ), 'button' ) ),
			),
		);
	}

	/**
	 * Returns the markup of a group block with the theme's content width.
	 *
	 * @param string $inner Markup of the blocks in the section.
	 * @return string
	 */
	private static function section( string $inner ): string {
		return '<!-- wp:group {"layout":{"type":"constrained"}} --><div class="wp-block-group">' . $inner . '</div><!-- /wp:group -->';
	}

	/**
	 * Returns the markup of a heading or paragraph block with centred text.
	 *
	 * @param string $block      Name of the text's block.
	 * @param string $tag        Name of the HTML tag.
	 * @param string $attributes Attributes of the tag.
	 * @param string $text       Text.
	 * @return string
	 */
	private static function text( string $block, string $tag, string $attributes, string $text ): string {
		$align = 'heading' === $block ? '{"textAlign":"center"}' : '{"align":"center"}';
		return '<!-- wp:'
			. $block
			. ' '
			. $align
			. ' --><'
			. $tag
			. $attributes
			. '>'
			. esc_html( $text )
			. '</'
			. $tag
			. '><!-- /wp:'
			. $block
			. ' -->';
	}

	/**
	 * Returns a row of buttons, which wraps when there is not enough space.
	 *
	 * @param string[] $ways Names of channels; an empty name opens the list of all channels.
	 * @param string   $look Look of the buttons.
	 * @return string
	 */
	private static function buttons( array $ways, string $look ): string {
		$html = '<!-- wp:group {"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"center"}} --><div class="wp-block-group">';
		foreach ( $ways as $way ) {
			$html .= '<!-- wp:hadaya/contact ' . wp_json_encode(
				array(
					'channel' => $way,
					'look'    => $look,
				)
			) . ' /-->';
		}
		return $html . '</div><!-- /wp:group -->';
	}
}
