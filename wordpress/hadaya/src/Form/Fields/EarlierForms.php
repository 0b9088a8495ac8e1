<?php
/**
 * Forms that pages in caches still show.
 *
 * @package Hadaya
 */

namespace Hadaya\Form\Fields;

use Hadaya\Form\Consent;
use Hadaya\Settings\Options;
use Hadaya\Widgets\FormDefaults;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers what the form was before the owner changed it, as long as a cache may show it: nothing that a visitor writes into
 * such a page is lost, and no field is demanded that the page does not have.
 */
final class EarlierForms {

	/**
	 * Where the form keeps them.
	 */
	const KEY = FormDefaults::EARLIER;

	/**
	 * Most forms that are kept.
	 */
	const MOST = 20;

	/**
	 * Settings that are about to be kept, with the form that they replace and its words of consent.
	 *
	 * @param array $present What is kept today.
	 * @param array $next    What is about to be kept.
	 * @return array
	 */
	public static function remember( array $present, array $next ): array {
		$next = Consent::remember( $present, $next );
		$old  = Options::complete( $present );
		$new  = Options::complete( $next );
		return self::add_own( $old, $new, self::add( $old['form'], $new['form'], $next, time() ), time() );
	}

	/**
	 * The same of the forms that widgets have for themselves.
	 *
	 * @param array $old  Present settings, completed.
	 * @param array $new  Settings that are about to be kept, completed.
	 * @param array $next The same as they are kept.
	 * @param int   $now  Moment, in seconds since 1970.
	 * @return array
	 */
	private static function add_own( array $old, array $new, array $next, int $now ): array {
		$before = array_column( $old['widgets'], null, 'id' );
		foreach ( $new['widgets'] as $place => $widget ) {
			$was = $before[ $widget['id'] ] ?? $widget;
			if ( ! isset( $next['widgets'][ $place ] ) || ! ( $was['own_form'] || $widget['own_form'] ) ) {
				continue;
			}
			$kept  = self::kept( $was, $now );
			$shown = self::packed( FormDefaults::of_widget( $old['form'], $was ) );
			if ( self::packed( FormDefaults::of_widget( $new['form'], $widget ) ) !== $shown ) {
				$kept[] = self::entry( $shown, $now );
			}
			if ( array() !== $kept ) {
				$next['widgets'][ $place ][ self::KEY ] = array_slice( $kept, -self::MOST );
			}
		}
		return $next;
	}

	/**
	 * An earlier form as it is kept.
	 *
	 * @param array[] $fields Its fields.
	 * @param int     $now    Moment, in seconds since 1970.
	 * @return array
	 */
	private static function entry( array $fields, int $now ): array {
		return array(
			'fields' => $fields,
			'until'  => $now + Consent::DAYS * DAY_IN_SECONDS,
		);
	}

	/**
	 * The same, of completed forms at a moment.
	 *
	 * @param array $old  Present form.
	 * @param array $form Form that is about to be kept.
	 * @param array $next Settings that are about to be kept.
	 * @param int   $now  Moment, in seconds since 1970.
	 * @return array
	 */
	public static function add( array $old, array $form, array $next, int $now ): array {
		$kept   = self::kept( $old, $now );
		$before = self::packed( $old );
		if ( self::packed( $form ) !== $before ) {
			$kept[] = self::entry( $before, $now );
		}
		if ( array() !== $kept ) {
			$next['form']              = isset( $next['form'] ) && is_array( $next['form'] ) ? $next['form'] : array();
			$next['form'][ self::KEY ] = array_slice( $kept, -self::MOST );
		}
		return $next;
	}

	/**
	 * The earlier forms that still hold.
	 *
	 * @param array $form Settings of the form.
	 * @param int   $now  Moment, in seconds since 1970.
	 * @return FormField[][]
	 */
	public static function of( array $form, int $now ): array {
		$forms = array();
		foreach ( self::kept( $form, $now ) as $entry ) {
			$forms[] = array_map(
				static function ( $field ) {
					return new FormField( (string) $field[0], (string) $field[1], (bool) $field[2], array_map( 'strval', (array) $field[3] ), (string) $field[4] );
				},
				$entry['fields']
			);
		}
		return $forms;
	}

	/**
	 * A form's fields as they are kept.
	 *
	 * @param array $form Settings of the form.
	 * @return array[]
	 */
	private static function packed( array $form ): array {
		return array_map(
			static function ( $field ) {
				return array( $field->kind, $field->label, $field->is_required, $field->choices, $field->index );
			},
			FormFields::of( $form )->all()
		);
	}

	/**
	 * Entries that still hold.
	 *
	 * @param array $form Settings of the form.
	 * @param int   $now  Moment, in seconds since 1970.
	 * @return array[]
	 */
	private static function kept( array $form, int $now ): array {
		$kept = isset( $form[ self::KEY ] ) && is_array( $form[ self::KEY ] ) ? $form[ self::KEY ] : array();
		return array_values(
			array_filter(
				$kept,
				static function ( $entry ) use ( $now ) {
					return isset( $entry['fields'], $entry['until'] ) && is_array( $entry['fields'] ) && $entry['until'] >= $now;
				}
			)
		);
	}
}
