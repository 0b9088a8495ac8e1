<?php
/**
 * Filters of the list of leads.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Form\Texts;
use Hadaya\Settings\Formats;

defined( 'ABSPATH' ) || exit;

/**
 * Narrows the list of leads by page, widget and day. The table for spreadsheets is narrowed by the same.
 */
final class LeadFilters {

	/**
	 * Arguments of the list's address that narrow it; the first two are WordPress' own.
	 */
	const ARGUMENTS = array( 'post_status', 's', 'hadaya_page', 'hadaya_widget', 'hadaya_from', 'hadaya_until' );

	/**
	 * Makes leads of older versions findable before they are listed.
	 */
	public function prepare(): void {
		if ( get_current_screen()->post_type === Leads::TYPE ) {
			LeadIndex::add_older();
		}
	}

	/**
	 * Days are finer than WordPress' choice of months.
	 *
	 * @param bool   $is_off Whether the months are left out.
	 * @param string $type   Type of the posts.
	 * @return bool
	 */
	public function drop_months( $is_off, $type ): bool {
		return $is_off || Leads::TYPE === $type;
	}

	/**
	 * What the address asks for.
	 *
	 * @return string[]
	 */
	public static function wanted(): array {
		$wanted = array();
		foreach ( self::ARGUMENTS as $name ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Reads a list only; rights are checked by who asks. Cleaned by Texts, escaped where it is shown.
			$wanted[ $name ] = isset( $_GET[ $name ] ) && is_string( $_GET[ $name ] ) ? Texts::line( wp_unslash( $_GET[ $name ] ), Texts::MOST ) : '';
		}
		return $wanted;
	}

	/**
	 * What WordPress is to look for.
	 *
	 * @param string[] $wanted What the address asks for.
	 * @return array
	 */
	public static function query( array $wanted ): array {
		$query = array();
		$keys  = array(
			'hadaya_page'   => LeadIndex::PAGE,
			'hadaya_widget' => LeadIndex::WIDGET,
		);
		foreach ( $keys as $name => $key ) {
			if ( '' !== $wanted[ $name ] ) {
				$query['meta_query'][] = array( // phpcs:ignore WordPress.DB.SlowDBQuery -- On the screen of messages only.
					'key'   => $key,
					'value' => $wanted[ $name ],
				);
			}
		}
		$days = array(
			'hadaya_from'  => 'after',
			'hadaya_until' => 'before',
		);
		foreach ( $days as $name => $side ) {
			if ( '' !== $wanted[ $name ] && '' === Formats::problem( $wanted[ $name ], 'date' ) ) {
				$query['date_query']['inclusive'] = true;
				$query['date_query'][ $side ]     = $wanted[ $name ];
			}
		}
		return $query;
	}

	/**
	 * Narrows WordPress' list.
	 *
	 * @param WP_Query $list What WordPress is about to look for.
	 */
	public function narrow( $list ): void {
		if ( ! is_admin() || ! $list->is_main_query() || Leads::TYPE !== $list->get( 'post_type' ) ) {
			return;
		}
		foreach ( self::query( self::wanted() ) as $name => $value ) {
			$list->set( $name, $value );
		}
	}

	/**
	 * Prints the fields above the list.
	 *
	 * @param string $type  Type of the posts.
	 * @param string $which Top or bottom.
	 */
	public function print_fields( $type, $which ): void {
		if ( Leads::TYPE !== $type || 'top' !== $which ) {
			return;
		}
		$wanted = self::wanted();
		$home   = home_url();
		$this->print_choice(
			'hadaya_page',
			__( 'Page', 'hadaya' ),
			__( 'All pages', 'hadaya' ),
			LeadIndex::values( LeadIndex::PAGE ),
			static function ( $url ) use ( $home ) {
				return rawurldecode( 0 === strpos( $url, $home . '/' ) ? substr( $url, strlen( $home ) ) : $url );
			}
		);
		$this->print_choice( 'hadaya_widget', __( 'Widget', 'hadaya' ), __( 'All widgets', 'hadaya' ), LeadIndex::values( LeadIndex::WIDGET ), array( __CLASS__, 'name_widget' ) );
		$days = array(
			'hadaya_from'  => __( 'From', 'hadaya' ),
			'hadaya_until' => __( 'Until', 'hadaya' ),
		);
		foreach ( $days as $name => $label ) {
			printf( '<label class="hadaya-day">%1$s <input type="date" name="%2$s" value="%3$s" /></label> ', esc_html( $label ), esc_attr( $name ), esc_attr( $wanted[ $name ] ) );
		}
	}

	/**
	 * A widget as an owner reads it.
	 *
	 * @param string $widget Kept name.
	 * @return string
	 */
	public static function name_widget( string $widget ): string {
		return '0' === $widget ? __( 'Contact widget', 'hadaya' ) : $widget;
	}

	/**
	 * Prints a choice among values.
	 *
	 * @param string   $name   Name of the argument.
	 * @param string   $label  Label.
	 * @param string   $all    Text of the choice that narrows nothing.
	 * @param string[] $values Values.
	 * @param callable $title  Makes a value readable.
	 */
	private function print_choice( string $name, string $label, string $all, array $values, callable $title ): void {
		$wanted = self::wanted();
		printf( '<label class="screen-reader-text" for="filter-%1$s">%2$s</label><select name="%1$s" id="filter-%1$s"><option value="">%3$s</option>', esc_attr( $name ), esc_html( $label ), esc_html( $all ) );
		foreach ( $values as $value ) {
			printf( '<option value="%1$s"%2$s>%3$s</option>', esc_attr( $value ), selected( $wanted[ $name ], $value, false ), esc_html( call_user_func( $title, $value ) ) );
		}
		echo '</select> ';
	}

	/**
	 * Lets Enter in our fields filter; the first button of WordPress' form is that of the bulk actions.
	 */
	public function print_script(): void {
		if ( get_current_screen()->post_type === Leads::TYPE ) {
			wp_print_inline_script_tag( 'document.addEventListener("keydown",function(event){if(event.key==="Enter"&&event.target.matches(".hadaya-day input")){event.preventDefault();document.getElementById("post-query-submit").click();}});' );
		}
	}
}
