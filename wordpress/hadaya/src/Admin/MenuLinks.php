<?php
/**
 * Contact links for navigation menus.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

use Hadaya\ContactBlock\ContactTarget;
use Hadaya\Widgets\ContactWidgets;

defined( 'ABSPATH' ) || exit;

/**
 * Offers Hadaya's contact channels as menu items: links such as `#contact-whatsapp` that open the widget. In the Navigation block, owners enter the
 * same URL as a link.
 */
final class MenuLinks {

	private ContactWidgets $contact_widgets;
	private ContactTarget $target;

	public function __construct( ContactWidgets $contact_widgets, ContactTarget $target ) {
		$this->contact_widgets = $contact_widgets;
		$this->target          = $target;
	}

	/**
	 * Adds the meta box to the Menus screen.
	 */
	public function add(): void {
		if ( $this->contact_widgets->is_active() ) {
			add_meta_box( 'hadaya-menu-links', __( 'Contact widget', 'hadaya' ), array( $this, 'print_links' ), 'nav-menus', 'side', 'low' );
		}
	}

	/**
	 * Returns the labels of the links that a menu may contain, keyed by URL, such as `#contact-whatsapp`. The first link, `#contact`, opens the
	 * widget itself.
	 *
	 * @return string[]
	 */
	public function links(): array {
		$links = array();
		foreach ( $this->target->all() as $name => $channel ) {
			$links[ '' === $name ? '#contact' : '#contact-' . $name ] = $channel['name'];
		}
		return $links;
	}

	/**
	 * Prints the links with the same markup as WordPress's own boxes, so that WordPress's script adds the selected links to the menu.
	 */
	public function print_links(): void {
		echo '<div id="hadaya-menu-links-list" class="posttypediv"><div class="tabs-panel tabs-panel-active"><ul class="categorychecklist form-no-clear">'; // phpcs:ignore Generic.Files.LineLength -- One piece of markup.
		$index = -1;
		foreach ( $this->links() as $address => $name ) {
			printf(
				'<li><label class="menu-item-title"><input type="checkbox" class="menu-item-checkbox" name="menu-item[%1$d][menu-item-object-id]" value="%1$d"> %2$s</label><input type="hidden" class="menu-item-type" name="menu-item[%1$d][menu-item-type]" value="custom"><input type="hidden" class="menu-item-title" name="menu-item[%1$d][menu-item-title]" value="%3$s"><input type="hidden" class="menu-item-url" name="menu-item[%1$d][menu-item-url]" value="%4$s"></li>', // phpcs:ignore Generic.Files.LineLength -- One piece of markup.
				(int) $index,
				esc_html( $name ),
				esc_attr( $name ),
				esc_attr( $address )
			);
			--$index;
		}
		echo '</ul></div><p class="button-controls"><span class="add-to-menu"><button type="submit" class="button submit-add-to-menu right" name="add-hadaya-menu-item" id="submit-hadaya-menu-links-list" value="1">' // phpcs:ignore Generic.Files.LineLength -- One translatable string.
			. esc_html__( 'Add to Menu', 'hadaya' )
			. '</button><span class="spinner"></span></span></p></div>';
	}
}
