<?php
/**
 * Meta box with contact widget settings for a page, post or product.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

use Hadaya\Settings\Options;
use Hadaya\Support\Texts;
use Hadaya\Widgets\ChannelValues;
use Hadaya\Widgets\ContactWidgets;
use Hadaya\Widgets\PageContact;

defined( 'ABSPATH' ) || exit;

/**
 * Meta box with a page's own WhatsApp number and message, and a checkbox that hides the widget on the page. Works in the block editor and the classic
 * editor.
 */
final class PageBox {

	/**
	 * Nonce name of the meta box, and prefix of its field names.
	 */
	const NAME = 'hadaya_contact';

	/**
	 * Maximum length of a message, in characters.
	 */
	const LONGEST = 500;

	private Options $options;
	private PageContact $page_contact;
	private ChannelValues $channel_values;

	public function __construct( Options $options, PageContact $page_contact, ChannelValues $channel_values ) {
		$this->page_contact   = $page_contact;
		$this->channel_values = $channel_values;
		$this->options        = $options;
	}

	/**
	 * Adds the meta box to viewable post types other than attachments, if the site uses Hadaya's own contact widget.
	 *
	 * @param string $type Type of the post.
	 */
	public function add( $type ): void {
		if (
			ContactWidgets::has_contact_plugin()
			|| ! $this->options->is_island_on( 'contact-widget' )
			|| ! is_post_type_viewable( $type )
			|| 'attachment' === $type
		) {
			return;
		}
		add_meta_box( self::NAME, __( 'Contact widget', 'hadaya' ), array( $this, 'print_fields' ), $type, 'side', 'low' );
	}

	/**
	 * Prints the fields for the page's WhatsApp number and message, and the checkbox that hides the widget on the page.
	 *
	 * @param \WP_Post $post Post of the page.
	 */
	public function print_fields( $post ): void {
		$kept = $this->page_contact->of( $post->ID );
		wp_nonce_field( self::NAME, self::NAME . '_nonce', false );
		printf(
			'<p><label for="hadaya-contact-number">%1$s</label><input id="hadaya-contact-number" class="widefat" type="tel" dir="ltr" name="%2$s[number]" value="%3$s" placeholder="+968 9000 0001"></p>', // phpcs:ignore Generic.Files.LineLength -- One piece of markup.
			esc_html__( 'WhatsApp number', 'hadaya' ),
			esc_attr( self::NAME ),
			esc_attr( $kept['number'] )
		);
		printf(
			'<p><label for="hadaya-contact-message">%1$s</label><textarea id="hadaya-contact-message" class="widefat" rows="3" maxlength="%4$d" aria-describedby="hadaya-contact-placeholders" name="%2$s[message]">%3$s</textarea></p>', // phpcs:ignore Generic.Files.LineLength -- One piece of markup.
			esc_html__( 'Pre-filled message', 'hadaya' ),
			esc_attr( self::NAME ),
			esc_textarea( $kept['message'] ),
			(int) self::LONGEST
		);
		printf(
			'<p id="hadaya-contact-placeholders" class="description">%s</p>',
			esc_html(
				__( 'Leave empty to use the widget’s number and message.', 'hadaya' ) . ' '
				/* translators: %s: placeholders. */
				. sprintf( __( 'Available placeholders: %s', 'hadaya' ), '{product} {sku} {variation} {qty} {price} {cart} {title} {url}' )
			)
		);
		printf(
			'<p><label><input type="checkbox" name="%1$s[hide]" value="1"%2$s> %3$s</label></p>',
			esc_attr( self::NAME ),
			checked( $kept['hide'], true, false ),
			esc_html__( 'Hide the contact widget on this page', 'hadaya' )
		);
	}

	/**
	 * Saves the input if the user may edit the page. An invalid number leaves the stored one unchanged.
	 *
	 * @param int $id Id of the page.
	 */
	public function save( $id ): void {
		$nonce = isset( $_POST[ self::NAME . '_nonce' ] ) && is_string( $_POST[ self::NAME . '_nonce' ] )
			? sanitize_key( $_POST[ self::NAME . '_nonce' ] )
			: '';
		if (
			'' === $nonce
			|| ! wp_verify_nonce( $nonce, self::NAME )
			|| wp_is_post_revision( $id )
			|| wp_is_post_autosave( $id )
			|| ! current_user_can( 'edit_post', $id )
		) {
			return;
		}
		$given   = isset( $_POST[ self::NAME ] ) && is_array( $_POST[ self::NAME ] )
			? array_filter( wp_unslash( $_POST[ self::NAME ] ), 'is_string' ) // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Each value is sanitised below.
			: array();
		$number  = trim( sanitize_text_field( isset( $given['number'] ) ? $given['number'] : '' ) );
		$message = Texts::owners( mb_substr( isset( $given['message'] ) ? $given['message'] : '', 0, self::LONGEST ), true );
		if ( '' !== $number ) {
			list( $clean, $problem ) = $this->channel_values->clean( 'Whatsapp', $number );

			$number = '' === $problem ? $clean : $this->page_contact->of( $id )['number'];
		}
		$this->page_contact->keep( $id, $number, $message, isset( $given['hide'] ) );
	}
}
