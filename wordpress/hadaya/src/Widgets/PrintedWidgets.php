<?php
/**
 * The contact widgets of a page.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Http\FrontEndpoint;
use Hadaya\Languages\Languages;
use Hadaya\Settings\Options;
use Hadaya\Settings\Schema\PublicSchema;
use Hadaya\Uploads\UploadLimits;

defined( 'ABSPATH' ) || exit;

/**
 * Writes our contact widgets as every page writes them, `window.hadaya.settings.contact.widgets`: what is stored, without what
 * is as the widget has it anyway and without what visitors need not know.
 */
final class PrintedWidgets {

	private Widget $owner;

	private Options $options;

	public function __construct( Widget $owner, Options $options ) {
		$this->owner   = $owner;
		$this->options = $options;
	}

	/**
	 * The widgets of a page and what stands behind them.
	 *
	 * @param array[] $widgets Widgets of this page.
	 * @return array
	 */
	public function settings( array $widgets ): array {
		$common = $this->options->common();
		return array(
			'ajaxUrl'        => $this->server(),
			'tracking'       => (bool) $common['tracking'],
			'pageId'         => (string) get_queried_object_id(),
			'widgets'        => array_map( array( $this, 'widget' ), $widgets ),
			'tokenAction'    => Widget::TOKEN_ACTION,
			'frontAjaxUrl'   => FrontEndpoint::url(),
			'maxUploadBytes' => UploadLimits::one_file(),
			'maxTotalBytes'  => UploadLimits::all_files(),
		);
	}

	/**
	 * Address of the server's calls. It names the language in which they are answered, so that it is the page's own on pages
	 * out of a cache as well.
	 *
	 * @return string
	 */
	private function server(): string {
		$slug = ( new Languages() )->slug();
		return '' === $slug ? admin_url( 'admin-ajax.php' ) : add_query_arg( 'lang', $slug, admin_url( 'admin-ajax.php' ) );
	}

	/**
	 * One widget. A page that is read again for a fresh token is searched for `"id":…,"token":…`.
	 *
	 * @param array $stored Settings of the widget.
	 * @return array
	 */
	public function widget( array $stored ): array {
		$index    = Widget::index( $stored );
		$printed  = array(
			'id'    => '' === $index ? 0 : $index,
			'token' => wp_create_nonce( Widget::NONCE_ACTION . $index ),
		);
		$printed += self::look( $stored );

		$channels = PrintedChannels::all( $stored['channels'] );
		if ( $this->owner->has_form( $stored ) ) {
			$channels[] = PrintedForm::channel( $this->owner->form( $stored ), FormStamp::of_site() );
		}
		$printed['channels'] = $channels;
		return $printed;
	}

	/**
	 * How a widget looks, and what holds it back.
	 *
	 * @param array $stored Settings of the widget.
	 * @return array
	 */
	public static function look( array $stored ): array {
		$groups = array(
			'attention' => PublicSchema::printed( 'attention', $stored['attention'] ),
			'chat'      => PublicSchema::printed(
				'chat',
				array_merge( $stored['chat'], array( 'body' => nl2br( esc_html( $stored['chat']['body'] ) ) ) )
			),
			'hours'     => PublicSchema::printed( 'hours', array_filter( $stored['hours'] ) ),
			'dates'     => PublicSchema::printed( 'dates', array_merge( $stored['dates'], array( 'zone' => wp_timezone_string() ) ) ),
			'countries' => array( 'codes' => $stored['countries']['codes'] ),
			'ads'       => array_intersect_key( $stored['ads'], array_flip( array( 'click', 'lead' ) ) ),
			'traffic'   => array(
				'sources' => $stored['traffic']['sources'],
				'sites'   => $stored['traffic']['sites'],
			),
		);
		foreach ( $groups as $name => $group ) {
			if ( array() === $group || ( isset( $stored[ $name ]['enabled'] ) && ! $stored[ $name ]['enabled'] ) ) {
				unset( $groups[ $name ] );
			}
		}
		// Pages lie in caches, and carts do not: the visitor's browser looks.
		$cart = array() === $stored['pages'] ? '' : PageRules::cart( $stored['pages'] );
		if ( '' !== $cart ) {
			$groups['cart'] = $cart;
		}
		// Its public name and its token are not the owner's to set.
		return array_diff_key( PublicSchema::printed( 'widget', $stored ), array_flip( array( 'id', 'token', 'attention' ) ) ) + $groups;
	}
}
